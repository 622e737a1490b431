// The booking link for a block that contains only the script of the widget. Loaded for such blocks only; servers render
// it, too.
import { createNode, type MarkupNode } from '../../core/markup/markup';
import { readBlockType } from './block-type';
import { inferProvider } from './provider.model';
import type { Provider } from './reservation.types';

export interface BookingSource {
  readonly provider: Provider | null;
  /** Address of the script of the widget; may be empty. */
  readonly scriptUrl: string;
  /** Name of the business at Tock; may be empty. */
  readonly business: string;
  readonly labelLink: string;
}

/** @returns undefined for a block that does not say where to book */
export function createBookingLink(host: HTMLElement, source: BookingSource): MarkupNode | undefined {
  const { scriptUrl, labelLink } = source;
  const provider = source.provider ?? inferProvider(readBlockType(host));
  const scripts = [...host.querySelectorAll('script')];
  const urls = [scriptUrl, ...scripts.map((script) => script.getAttribute('src') ?? '')].map(readUrl);
  const opentable = provider !== 'tock' && urls.map(buildOpenTableUrl).find(Boolean);
  const isTock = (provider ?? urls.map((url) => inferProvider('', url?.hostname)).find(Boolean)) === 'tock';
  const business =
    (isTock && source.business) ||
    host.querySelector('[data-tock-business]')?.getAttribute('data-tock-business') ||
    scripts.map((script) => readTockCall(script.textContent ?? '')).find(Boolean);
  const tock =
    provider !== 'opentable' &&
    business &&
    `https://www.exploretock.com/${encodeURIComponent(business.trim())}/`;
  const href = opentable || tock;
  if (!href) return undefined;
  return createNode('a', { 'data-site-own': 'link', href }, labelLink);
}

/** Embed codes leave the protocol to the page. */
const readUrl = (url: string): URL | undefined =>
  url && URL.canParse(url, 'https://site.invalid/') ? new URL(url, 'https://site.invalid/') : undefined;

/** The page that OpenTable has for the restaurant of a widget (`rid`); of several, the first, which the widget offers first. */
function buildOpenTableUrl(widget: URL | undefined): string {
  const id = widget?.searchParams.get('rid') ?? '';
  if (!widget || !/^\d+$/.test(id) || inferProvider('', widget.hostname) !== 'opentable') return '';
  const language = widget.searchParams.get('lang');
  const query = new URLSearchParams({ rid: id, restref: id, ...(language && { lang: language }) });
  return `https://${widget.hostname}/restref/client/?${query}`;
}

/** The business of the embed code: `tock("init", "northlight")`. */
const readTockCall = (code: string): string =>
  /\btock\(\s*["']init["']\s*,\s*["']([\w.-]+)["']/.exec(code)?.[1] ?? '';
