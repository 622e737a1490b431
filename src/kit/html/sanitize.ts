// Sanitizes HTML. The only module that turns text into markup.

/** Allowed elements and attributes; all others are removed. */
export interface HtmlAllowlist {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

/** Text with links and emphasis. */
export const SIMPLE_HTML: HtmlAllowlist = {
  elements: ['a', 'b', 'br', 'em', 'i', 'p', 'small', 'span', 'strong', 'u'],
  attributes: ['href', 'hreflang', 'lang', 'dir', 'rel', 'target', 'title'],
};

type WithSetHtml = Element & { setHTML?(html: string, options: { sanitizer: object }): void };

/** The HTML that was last set on each element. */
const latestHtml = new WeakMap<Element, string>();

/**
 * Sets simple HTML (links, emphasis, paragraphs) as the content of an element. In browsers without a native sanitizer, only
 * the text is shown until the fallback has loaded.
 */
export const setSimpleHtml = (element: Element, html: string): void =>
  setSanitizedHtml(element, html, SIMPLE_HTML);

/** Sets HTML limited to these elements and attributes, none of which may run or fetch code. */
export function setSanitizedHtml(
  element: Element,
  html: string,
  { elements, attributes }: HtmlAllowlist,
): void {
  latestHtml.set(element, html);
  if (!/[<&]/.test(html)) {
    element.textContent = html;
    return;
  }
  const { setHTML } = element as WithSetHtml;
  if (setHTML) {
    setHTML.call(element, html, { sanitizer: { elements, attributes } });
    return;
  }
  const sanitize = () => {
    if (!purify || latestHtml.get(element) !== html) return;
    const fragment = purify.sanitize(html, {
      ALLOWED_TAGS: [...elements],
      ALLOWED_ATTR: [...attributes],
      RETURN_DOM_FRAGMENT: true,
    });
    element.replaceChildren(fragment);
  };
  if (purify) {
    sanitize();
    return;
  }
  element.textContent = html.replace(/<[^>]*>/g, ' ');
  void loadFallback().then(sanitize);
}

let purify: typeof import('dompurify').default | undefined;

/** Never rejects; if the fallback fails to load, the text stays. */
async function loadFallback(): Promise<void> {
  try {
    purify = (await import('dompurify')).default;
  } catch {}
}

/** Loads the fallback in browsers without a native sanitizer, so that HTML is then set synchronously. Never rejects. */
export const prepareSanitizer = async (): Promise<void> =>
  'setHTML' in Element.prototype ? undefined : loadFallback();

/**
 * Parses HTML into an inert document, in which nothing is run or fetched.
 * @param html must come from a Trusted Types policy if the page requires one
 */
export function parseInertHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
