// Settings of the page that elements need, from the attributes of `<site-services>`.
import { API_ROOT } from '../../core/calls';
import type { TreeElement } from './tree';

export interface PageSettings {
  readonly apiBase: string;
  readonly websiteId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Null if the site context, which only the script reads, may contain different settings. */
export function readSettings(services: TreeElement | null, language: string): PageSettings | null {
  const get = (name: string) => services?.getAttribute(name)?.trim() ?? '';
  const hasContext = services?.querySelector(':scope > script[type="application/json"]');
  if (hasContext && !(get('website-id') && get('currency') && get('locale'))) return null;
  return {
    apiBase: get('api-base') || API_ROOT,
    websiteId: get('website-id'),
    currency: get('currency') || 'USD',
    locale: get('locale') || language || 'en-US',
  };
}
