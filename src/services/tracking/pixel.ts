// How is a visit, or what a visitor does in a shop, told by asking for an image? (TRK-021 to TRK-023)
import { queryOf } from '../../core/query-of';
import type { Page } from '../page/page';
import type { Api } from '../ports';
import type { Settings } from '../settings';

export interface PixelNeeds {
  readonly page: Page;
  readonly api: Pick<Api, 'address'>;
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
export function visitPixel({ page, api, report }: PixelNeeds): void {
  const { width, height } = page.screen();
  const landing = page.url().href;
  const query = queryOf(landing, report);
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
  page.image(api.address('track/Track', { ...fields, ...Object.fromEntries(campaign) }));
}

/** The documents do not say where it goes: off without an address of the integrator's (TRK-023). */
export function commercePixel(
  { page, settings }: PixelNeeds,
  action: string,
  about: Readonly<Record<string, string | number | boolean>> = {},
): void {
  const { commercePixelUrl } = settings;
  if (!commercePixelUrl || !URL.canParse(commercePixelUrl, page.url())) return;
  const url = new URL(commercePixelUrl, page.url());
  for (const [name, value] of Object.entries({ action, ...about, rk: chance(page) }))
    url.searchParams.set(name, String(value));
  page.image(url.href);
}

/** So that no cache answers in the server's place. */
const chance = (page: Page): number => new DataView(page.random(4).buffer).getUint32(0);
