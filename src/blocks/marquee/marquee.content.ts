// Reads texts, links and options from the element's children, also from the marquee block of a site builder: its items
// are in `.Marquee-measure`, its options in `.Marquee-props`, and its links in either or in a copy drawn as SVG.
import { isRecord } from '../../core/read';
import { createJsonReader, type OptionValues } from '../../kit/element/json-options';
import { toSafeUrl } from '../../kit/html/safe-url';

/** A text with an optional link. */
export type MarqueeItem = string | { readonly text: string; readonly href: string };

export interface MarqueeContent {
  /** Text nodes with visible text, in document order. */
  readonly texts: readonly Text[];
  /** URLs of texts that are not inside a link of the page. */
  readonly hrefs: ReadonlyMap<Text, string>;
}

/** Marks the links that this element puts around texts of the page. */
export const GENERATED_LINK = 'a[data-site-own]';

export function readContent(host: HTMLElement): MarqueeContent {
  const texts = findTexts(host);
  return { texts, hrefs: findLinks(host, texts) };
}

export function findTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script,style,template,svg')) texts.push(text);
  }
  return texts;
}

const readProps = createJsonReader('site-marquee', 'the JSON in .Marquee-props');

/** Options of the block. `linkTo` is the link of all items. */
export function readMarkupOptions(host: HTMLElement): OptionValues {
  const props = readProps(host.querySelector('.Marquee-props')?.textContent ?? null);
  const { marqueeItems, linkTo } = props;
  if (!Array.isArray(marqueeItems) || !linkTo) return props;
  return { ...props, marqueeItems: marqueeItems.map((item) => ({ linkTo, ...Object(item) })) };
}

/** Reads a text, or `{ text }` with a link in the format of site builders. */
export function toItem(item: unknown): MarqueeItem {
  if (!isRecord(item)) return String(item);
  const text = String(item.text ?? '');
  const link = item.linkTo || item.link || item.href || item.url;
  const href = toSafeUrl(String((isRecord(link) ? link.url || link.href : link) ?? ''));
  return href ? { text, href } : text;
}

const normalize = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

function readItems(host: HTMLElement): readonly MarqueeItem[] {
  const { marqueeItems } = readMarkupOptions(host);
  return Array.isArray(marqueeItems) ? marqueeItems.map(toItem) : [];
}

const getHref = (item: MarqueeItem | undefined): string => (typeof item === 'object' ? item.href : '');

/** Links by the text of an item; a link of all items has an empty text. */
function readLinks(
  host: HTMLElement,
  texts: readonly Text[],
  items: readonly MarqueeItem[],
): Map<string, string> {
  const links = [...host.querySelectorAll('a')].filter(
    (link) => !link.matches(GENERATED_LINK) && !texts.some((text) => link.contains(text)),
  );
  const names = new Set(texts.map(({ data }) => normalize(data)));
  return new Map([
    ...links.map((link): [string, string] => {
      const name = normalize(link.textContent);
      const href = link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? '';
      return [names.has(name) ? name : '', toSafeUrl(href)];
    }),
    ...items.flatMap((item): [string, string][] =>
      typeof item === 'string' ? [] : [[normalize(item.text), item.href]],
    ),
  ]);
}

function findLinks(host: HTMLElement, texts: readonly Text[]): ReadonlyMap<Text, string> {
  const items = readItems(host);
  const links = readLinks(host, texts, items);
  // Texts may repeat, or be encoded differently from those of the items, so their positions are matched first.
  const measured = texts.filter((text) => text.parentElement?.closest('.Marquee-measure'));
  const isInOrder = measured.length === items.length;
  const unlinked = texts.filter((text) => !text.parentElement?.closest(`a[href]:not(${GENERATED_LINK})`));
  return new Map(
    unlinked.flatMap((text): [Text, string][] => {
      const own = isInOrder ? getHref(items[measured.indexOf(text)]) : '';
      const href = own || links.get(normalize(text.data)) || links.get('');
      return href ? [[text, href]] : [];
    }),
  );
}
