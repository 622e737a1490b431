// The `data` field of a census hit (TRK-008). The specification does not name its keys.
import type { SiteContext } from '../../core/entities/site-context';
import type { Page } from '../page/page';
import type { Settings } from '../shared/settings';

export interface HitData {
  readonly url: string;
  readonly queryString: string;
  readonly referrer: string;
  readonly title: string;
  readonly userAgent: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly clientDate: number;
  readonly viewportInnerWidth: number;
  readonly viewportInnerHeight: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly websiteId: string;
  readonly templateId: string;
  readonly locale: string;
  readonly collectionId?: string;
  readonly itemId?: string;
}

export function getHitData(page: Page, settings: Settings, context: SiteContext): HitData {
  const url = page.url();
  const viewport = page.viewport();
  const screen = page.screen();
  return {
    url: url.origin + url.pathname,
    queryString: url.search,
    referrer: page.referrer(),
    title: page.title(),
    userAgent: page.device.userAgent,
    clientDate: page.clock.now(),
    viewportInnerWidth: viewport.width,
    viewportInnerHeight: viewport.height,
    screenWidth: screen.width,
    screenHeight: screen.height,
    websiteId: settings.websiteId,
    templateId: context.templateId,
    locale: settings.locale,
    ...(context.collectionId && { collectionId: context.collectionId }),
    ...(context.itemId && { itemId: context.itemId }),
  };
}
