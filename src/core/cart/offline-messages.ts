// The message about the cart when the script with its other messages cannot be loaded.

/** A change without a connection (CRT-023). */
export const offlineMessages = { offline: 'Please check your internet connection' } as const;
