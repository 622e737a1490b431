// Simulates a browser that blocks storage and cookies, as in a sandboxed frame.

/**
 * Until the returned function is called, every access to storage and cookies throws. Self-contained, so that an end-to-end
 * test can pass it to a page.
 */
export function blockStorage(): () => void {
  const properties: readonly (readonly [object, string])[] = [
    [window, 'localStorage'],
    [window, 'sessionStorage'],
    [window, 'indexedDB'],
    [document, 'cookie'],
  ];
  const fail = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  const blocked = { configurable: true, get: fail, set: fail };
  const before = properties.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  for (const [owner, name] of properties) Object.defineProperty(owner, name, blocked);
  return () =>
    properties.forEach(([owner, name], at) => {
      Reflect.deleteProperty(owner, name);
      if (before[at]) Object.defineProperty(owner, name, before[at]);
    });
}
