// How does HTML from a setting reach the page? Only here, and only through a sanitizer.

/** Elements of running text; anything else is left out with its attributes. */
const INLINE = ['a', 'b', 'br', 'em', 'i', 'p', 'small', 'span', 'strong', 'u'];
const ATTRIBUTES = ['href', 'hreflang', 'lang', 'dir', 'rel', 'target', 'title'];

type WithSetHtml = Element & { setHTML?(html: string, options: { sanitizer: object }): void };

/** What each element shows or is about to show. */
const latest = new WeakMap<Element, string>();

/**
 * Shows simple HTML (links, emphasis, paragraphs) in an element. Text without markup is shown as it is; until the
 * fallback sanitizer has arrived, where the browser has none, markup is left out.
 */
export function showSimpleHtml(element: Element, html: string): void {
  latest.set(element, html);
  if (!/[<&]/.test(html)) {
    element.textContent = html;
    return;
  }
  const { setHTML } = element as WithSetHtml;
  if (setHTML) {
    setHTML.call(element, html, { sanitizer: { elements: INLINE, attributes: ATTRIBUTES } });
    return;
  }
  element.textContent = html.replace(/<[^>]*>/g, ' ');
  const sanitize = ({ default: purify }: typeof import('dompurify')) => {
    if (latest.get(element) !== html) return;
    const fragment = purify.sanitize(html, {
      ALLOWED_TAGS: INLINE,
      ALLOWED_ATTR: ATTRIBUTES,
      RETURN_DOM_FRAGMENT: true,
    });
    element.replaceChildren(fragment);
  };
  // Without it the text stays as it is.
  import('dompurify').then(sanitize, () => {});
}
