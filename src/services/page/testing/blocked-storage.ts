// A browser that blocks storage and cookies, as in a sandboxed frame.

const BLOCKED: readonly (readonly [object, string])[] = [
  [window, 'localStorage'],
  [window, 'sessionStorage'],
  [document, 'cookie'],
];

/** Until the returned function is called, every access to storage and cookies throws. */
export function blockStorage(): () => void {
  const forbidden = {
    configurable: true,
    get() {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
    set() {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  };
  const before = BLOCKED.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  for (const [owner, name] of BLOCKED) Object.defineProperty(owner, name, forbidden);
  return () =>
    BLOCKED.forEach(([owner, name], at) => {
      Reflect.deleteProperty(owner, name);
      if (before[at]) Object.defineProperty(owner, name, before[at]);
    });
}
