// Inserts sanitized rich content: headings, lists, images, tables, but nothing interactive.
import { type HtmlAllowlist, SIMPLE_HTML, setSanitizedHtml } from '../html/sanitize';

/** Shows the HTML in the element; no script, no handler, no style, no frame, no form. */
export const setRichHtml = (element: Element, html: string): void =>
  setSanitizedHtml(element, html, RICH_HTML);

const words = (text: string): string[] => text.split(' ');

const RICH_HTML: HtmlAllowlist = {
  elements: [
    ...SIMPLE_HTML.elements,
    ...words(
      'abbr address article aside blockquote caption cite code dd del details dfn div dl dt figcaption figure',
    ),
    ...words(
      'footer h1 h2 h3 h4 h5 h6 header hr img ins kbd li main mark nav ol pre q s samp section sub summary sup',
    ),
    ...words('table tbody td tfoot th thead time tr ul var wbr'),
  ],
  attributes: [
    ...SIMPLE_HTML.attributes,
    ...words(
      'alt class cite colspan datetime decoding headers height id loading open reversed role rowspan scope sizes',
    ),
    ...words('src srcset start width'),
  ],
};
