// Reads the content and the options of a site builder's map block from the children (MAP-011).

/** Options in the first `data-block-json` attribute; empty if it is missing or invalid. */
export function readMarkupOptions(host: Element): Record<string, unknown> {
  const block = host.closest('[data-block-json]') ?? host.querySelector('[data-block-json]');
  try {
    return Object(JSON.parse(block?.getAttribute('data-block-json') || '{}'));
  } catch {
    return {};
  }
}

/** Whether the element has visible content. */
export const readContent = (host: Element): boolean =>
  [...host.childNodes].some(
    ({ nodeName, textContent }) => !/SCRIPT|#comment/.test(nodeName) && textContent?.trim(),
  );
