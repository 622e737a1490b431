// Custom content of the banner, in our markup or in published markup (README.md), and its settings in the site context.
import { readRecord } from '../../core/read';
import { INVALID } from '../../kit/contract/attributes';
import type { MarkupOptionsReader } from '../../kit/element/options';
import { createScriptOptionsReader } from '../../kit/element/script-options';
import { BUTTONS, getButtonAction } from './consent-actions';
import { cookieBanner } from './cookie-banner.contract';

export interface CookieBannerContent {
  /** Custom text replaces `cookie-banner-text`. */
  readonly text: string;
  /** Custom buttons replace the default ones. */
  readonly hasButtons: boolean;
  /** A custom button manages cookies, and none declines them. */
  readonly needsDecline: boolean;
}

export function readContent(host: HTMLElement): CookieBannerContent {
  const nodes = [...host.childNodes].filter((node) => !(node instanceof HTMLScriptElement));
  const actions = [...host.querySelectorAll<HTMLElement>(BUTTONS)].map(getButtonAction);
  const hasDecline = actions.includes('decline');
  return {
    text: nodes
      .map((node) => node.textContent ?? '')
      .join(' ')
      .trim(),
    hasButtons: hasDecline || actions.includes('accept'),
    needsDecline: !hasDecline && actions.includes('ask'),
  };
}

const readSiteContext = createScriptOptionsReader(':scope > script[type="application/json"]');

/** `cookieSettings` of the site context (CON-001). Values that the contract does not know are left out. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const services =
    host.closest<HTMLElement>('site-services') ?? document.querySelector<HTMLElement>('site-services');
  const settings = readRecord(services && readSiteContext(services).cookieSettings) ?? {};
  const isKnown = ([name, value]: [string, unknown]) =>
    value != null &&
    Object.entries(cookieBanner.attributes).some(
      ([known, { read }]) => known === name && read(value, 'json') !== INVALID,
    );
  return Object.fromEntries(Object.entries(settings).filter(isKnown));
};
