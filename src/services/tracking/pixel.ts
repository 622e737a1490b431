// How is a visit, or what a visitor does in a shop, told by asking for an image? (TRK-021 to TRK-023)
import { getSearchParams } from '../../core/search-params';
import type { Page } from '../page/page';
import type { Api } from '../ports';
import type { Settings } from '../settings';

export interface PixelDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'url'>;
  readonly settings: Pick<Settings, 'commercePixelUrl'>;
  readonly report: (event: string, error: unknown) => void;
}

/** Of a campaign: passed on when the address of the page has them, left out otherwise (TRK-022). */
const CAMPAIGN = [
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
  const campaign = CAMPAIGN.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const fields = {
    landing,
    refer: page.referrer(),
    rk: chance(page),
    lang: page.device.language,
    screen: `${width}x${height}`,
  };
  page.requestImage(api.url('track/Track', { ...fields, ...Object.fromEntries(campaign) }));
}

/** The documents do not say where it goes: off without an address of the integrator's (TRK-023). */
export function requestCommercePixel(
  { page, settings }: PixelDeps,
  action: string,
  about: Readonly<Record<string, string | number | boolean>> = {},
): void {
  const { commercePixelUrl } = settings;
  if (!commercePixelUrl || !URL.canParse(commercePixelUrl, page.url())) return;
  const url = new URL(commercePixelUrl, page.url());
  for (const [name, value] of Object.entries({ action, ...about, rk: chance(page) }))
    url.searchParams.set(name, String(value));
  page.requestImage(url.href);
}

/** So that no cache answers in the server's place. */
const chance = (page: Page): number => new DataView(page.randomBytes(4).buffer).getUint32(0);
