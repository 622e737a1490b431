// Messages about a cart that cannot be checked out.

/** CRT-017 and CRT-018. */
export const checkoutMessages = {
  /** The specification only paraphrases this message (CRT-018). */
  minimum: 'To check out, the order subtotal must be {subtotal} or more.',
  checkoutImpossible:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
} as const;
