// Which options does a captured map block carry? JSON in an attribute, with the names of the stored settings (MAP-011).

/** Options of the first `data-block-json` on the element or inside; none when it is missing or broken. */
export function readMarkupOptions(host: Element): Record<string, unknown> {
  const block = host.closest('[data-block-json]') ?? host.querySelector('[data-block-json]');
  try {
    return Object(JSON.parse(block?.getAttribute('data-block-json') || '{}'));
  } catch {
    return {};
  }
}

/** Does the page show something in the element? */
export const hasContent = (host: Element): boolean =>
  [...host.childNodes].some(
    ({ nodeName, textContent }) => !/SCRIPT|#comment/.test(nodeName) && textContent?.trim(),
  );
