// The older event call, `POST /api/events/RecordEvent` (EVT-013 to EVT-016).
import { calls } from '../../core/calls';
import type { SiteContext } from '../../core/entities/site-context';
import type { Page } from '../page/page';
import type { Api } from '../shared/ports';
import type { Settings } from '../shared/settings';
import { formatEventFailure } from './queue';

export interface RecordedEvent {
  readonly event: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** The product variant that is displayed. */
  readonly variantId?: string;
}

interface RecordDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly settings: Settings;
  readonly context: SiteContext;
}

const PATH = calls.recordEvent.path;

/** Only these statuses count as success, regardless of the body (EVT-013, EVT-016). */
const REQUEST_OPTIONS = { keepalive: true, needsCrumb: false, optional: true, success: [200, 202] } as const;

/** Variant A: JSON (EVT-013). */
export async function recordJson(
  { page, api }: RecordDeps,
  { event, data = {} }: RecordedEvent,
): Promise<boolean> {
  return isAccepted(page, await api.post(PATH, { event, data }, REQUEST_OPTIONS));
}

/** Variant B: form-encoded, with the crumb and data about the page (EVT-014, EVT-015). */
export async function recordForm(deps: RecordDeps, recorded: RecordedEvent): Promise<boolean> {
  const { page, api, settings, context } = deps;
  const url = page.url();
  const data = {
    ...recorded.data,
    pagePath: url.pathname,
    pageHash: url.hash,
    websiteId: settings.websiteId,
    templateId: context.templateId,
    variantId: recorded.variantId ?? null,
    memberAccountId: context.authenticatedAccount?.id ?? null,
    member_locale: page.device.language,
    website_locale: settings.locale,
  };
  const body = new URLSearchParams({
    crumb: page.cookies.get('crumb') ?? '',
    event: recorded.event,
    data: JSON.stringify(data),
  });
  return isAccepted(page, await api.post(PATH, body, REQUEST_OPTIONS));
}

function isAccepted(page: Page, result: Awaited<ReturnType<Api['post']>>): boolean {
  if (!result.ok && result.status > 0) page.warn(formatEventFailure(result.status));
  return result.ok;
}
