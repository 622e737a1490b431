// The global `tween`, which scripts of older sites may still call.

/** Defines `tween` on the target unless the page has its own; each use logs that it is no longer supported (TOK-008). */
export function defineDeprecatedTween(target: object, log: (message: string) => void = console.error): void {
  if ('tween' in target) return;
  Object.defineProperty(target, 'tween', {
    configurable: true,
    writable: true,
    value: () => log('The global tween() is no longer supported: import { tween } from theme.js instead.'),
  });
}
