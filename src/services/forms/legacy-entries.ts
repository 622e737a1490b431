// Moves submissions that version 0.1 stored, with an encoded body, into the outbox. The outbox has a separate database, so
// that tabs still running that version do not send entries that they cannot read.
import type { Page } from '../page/page';
import type { SubmissionContent } from './content';
import type { OutboxEntry } from './outbox-entry';
import { LEGACY_OUTBOX_FLAG } from './outbox-keys';
import type { SubmissionFailure } from './types';

const LEGACY_DATABASE = 'outbox';

interface LegacyEntry {
  readonly id: string;
  readonly formId: string;
  /** Form-encoded, without the key and the captcha response; with a `listId` for a newsletter sign-up. */
  readonly body: string;
  readonly captchaKey?: string;
  readonly key?: string;
  readonly at: number;
  readonly tries: number;
  readonly notBefore: number;
  readonly status?: number;
  readonly refusal?: SubmissionFailure;
  readonly arrival?: object;
}

type MigrationPage = Pick<Page, 'local' | 'openRecords' | 'lock'>;

/**
 * Skips entries that another tab is sending; the flag then stays for a later call.
 * @param add must ignore entries that already exist
 */
export async function migrateLegacyEntries(
  page: MigrationPage,
  add: (entry: OutboxEntry) => Promise<unknown>,
): Promise<void> {
  const legacy = page.openRecords<LegacyEntry>(LEGACY_DATABASE);
  for (const { id } of await legacy.all())
    await page.lock(`${LEGACY_OUTBOX_FLAG}-${id}`, 'skip', async () => {
      const entry = await legacy.update(id, (current) => current);
      if (entry && !entry.arrival) await add(convert(entry));
      await legacy.update(id, () => undefined);
    });
  const isEmpty = async () => (await legacy.all()).length === 0;
  if (!(await isEmpty())) return;
  page.local.remove(LEGACY_OUTBOX_FLAG);
  // Another tab may have stored an entry in between.
  if (!(await isEmpty())) page.local.set(LEGACY_OUTBOX_FLAG, '1');
}

function convert({ id, formId, body, key, captchaKey, ...rest }: LegacyEntry): OutboxEntry {
  return {
    id,
    formId,
    content: parseBody(body),
    submittedAt: rest.at,
    attempts: rest.tries,
    notBefore: rest.notBefore,
    ...(key !== undefined && { key }),
    ...(captchaKey !== undefined && { captchaKey }),
    ...(rest.status !== undefined && { lastStatus: rest.status }),
    ...(rest.refusal && { rejection: rest.refusal }),
  };
}

/** The same values encode to the same body as before, so that the server recognizes a repeated attempt. */
function parseBody(body: string): SubmissionContent {
  const { form = '{}', ...fields } = Object.fromEntries(new URLSearchParams(body));
  const {
    formId,
    collectionId,
    objectName,
    submitButtonText,
    elapsedMs,
    pageUrl = '',
    pageTitle = '',
  } = fields;
  const values = JSON.parse(form);
  if (fields.listId !== undefined)
    return { type: 'subscription', listId: fields.listId, formId, values, pageUrl };
  return {
    type: 'form',
    formId: formId ?? '',
    collectionId,
    objectName,
    isOverlayForm: fields.isOverlayForm === 'true',
    submitButtonText,
    values,
    elapsedMs: elapsedMs === undefined ? undefined : Number(elapsedMs),
    pageUrl,
    pageTitle,
  };
}
