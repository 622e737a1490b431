// Opens closed details for printing, in browsers where style sheets cannot (before Chrome 131, Firefox 143 and Safari 18.4).

/** Opens the details in `host` for printing, without `toggle` events, until the signal is aborted. */
export function openForPrint(host: Element, signal: AbortSignal): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...host.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  };
  const restore = () => {
    for (const details of opened) details.open = false;
    opened = [];
  };
  const silence = (event: Event) => {
    if (opened.some((details) => details === event.target)) event.stopImmediatePropagation();
  };
  addEventListener('beforeprint', open, { signal });
  addEventListener('afterprint', restore, { signal });
  addEventListener('toggle', silence, { signal, capture: true });
  signal.addEventListener('abort', restore);
}
