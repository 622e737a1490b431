// Tracking pixels: reports visits and shop actions by requesting an image (TRK-021 to TRK-023).
import { calls } from '../../core/calls';
import { getSearchParams } from '../../core/search-params';
import type { Page } from '../page/page';
import type { Api } from '../shared/ports';
import type { Settings } from '../shared/settings';

export interface PixelDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'url'>;
  readonly settings: Pick<Settings, 'commercePixelUrl'>;
  readonly report: (event: string, error: unknown) => void;
}

/** Campaign parameters that are copied from the URL of the page (TRK-022). */
const CAMPAIGN_PARAMETERS = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'variation',
  'mkwid',
] as const;

/** TRK-021. */
export function requestVisitPixel({ page, api, report }: PixelDeps): void {
  const { width, height } = page.screen();
  const landing = page.url().href;
  const query = getSearchParams(landing, report);
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const fields = {
    landing,
    refer: page.referrer(),
    rk: createCacheBuster(page),
    lang: page.device.language,
    screen: `${width}x${height}`,
  };
  page.requestImage(api.url(calls.pixel.path, { ...fields, ...Object.fromEntries(campaign) }));
}

/** Disabled without a `commerce-pixel-url`, because the specification names no endpoint (TRK-023). */
export function requestCommercePixel(
  { page, settings }: PixelDeps,
  action: string,
  parameters: Readonly<Record<string, string | number | boolean>> = {},
): void {
  const { commercePixelUrl } = settings;
  if (!commercePixelUrl || !URL.canParse(commercePixelUrl, page.url())) return;
  const url = new URL(commercePixelUrl, page.url());
  for (const [name, value] of Object.entries({ action, ...parameters, rk: createCacheBuster(page) }))
    url.searchParams.set(name, String(value));
  page.requestImage(url.href);
}

/** Cache buster. */
const createCacheBuster = (page: Page): number => new DataView(page.randomBytes(4).buffer).getUint32(0);
