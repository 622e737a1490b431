// Inserts sanitized rich content: headings, lists, images, tables, but nothing interactive.
import { type HtmlAllowlist, SIMPLE_HTML, setSanitizedHtml } from '../html/sanitize';

/** Sets sanitized HTML as the content of the element, without scripts, handlers, styles, frames and forms. */
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
