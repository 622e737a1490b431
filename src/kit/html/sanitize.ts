// Sanitizes HTML. The only module that turns text into markup.

/** What may stay; anything else is left out with its attributes. */
export interface HtmlAllowlist {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

/** Running text. */
export const SIMPLE_HTML: HtmlAllowlist = {
  elements: ['a', 'b', 'br', 'em', 'i', 'p', 'small', 'span', 'strong', 'u'],
  attributes: ['href', 'hreflang', 'lang', 'dir', 'rel', 'target', 'title'],
};

type WithSetHtml = Element & { setHTML?(html: string, options: { sanitizer: object }): void };

/** What each element shows or is about to show. */
const latest = new WeakMap<Element, string>();

/**
 * Shows simple HTML (links, emphasis, paragraphs) in an element. Text without markup is shown as it is; until the
 * fallback sanitizer has arrived, where the browser has none, markup is left out.
 */
export const setSimpleHtml = (element: Element, html: string): void =>
  setSanitizedHtml(element, html, SIMPLE_HTML);

/** The same with other elements and attributes; none that runs or fetches code may be among them. */
export function setSanitizedHtml(
  element: Element,
  html: string,
  { elements, attributes }: HtmlAllowlist,
): void {
  latest.set(element, html);
  if (!/[<&]/.test(html)) {
    element.textContent = html;
    return;
  }
  const { setHTML } = element as WithSetHtml;
  if (setHTML) {
    setHTML.call(element, html, { sanitizer: { elements, attributes } });
    return;
  }
  element.textContent = html.replace(/<[^>]*>/g, ' ');
  const sanitize = ({ default: purify }: typeof import('dompurify')) => {
    if (latest.get(element) !== html) return;
    const fragment = purify.sanitize(html, {
      ALLOWED_TAGS: [...elements],
      ALLOWED_ATTR: [...attributes],
      RETURN_DOM_FRAGMENT: true,
    });
    element.replaceChildren(fragment);
  };
  // Without it the text stays as it is.
  import('dompurify').then(sanitize, () => {});
}

/**
 * Nodes in a document of their own: nothing runs, nothing is fetched.
 * @param html of a Trusted Types policy, where the page asks for one
 */
export function parseInertHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
