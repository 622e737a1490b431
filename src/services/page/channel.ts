// Messages between the tabs of a site.

/** Channel to the other tabs of the same site. */
export interface Channel {
  post(message: unknown): void;
  close(): void;
}

export function openChannel(name: string, listener: (message: unknown) => void): Channel {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event) => listener(event.data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    // An opaque origin (a sandboxed frame) has no other tabs.
    return { post: () => {}, close: () => {} };
  }
}
