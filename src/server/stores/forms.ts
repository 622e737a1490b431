/** Stored forms: definitions and settings. */
import * as v from 'valibot';
import type { FormDefinition } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import { type FormSettings, FormSettingsSchema } from '../domain/form-settings';
import type { SavedSubmission } from './submissions';

/** A form including its private settings. */
export interface OwnedForm {
  definition: FormDefinition;
  settings: FormSettings;
}

/** Definition and settings. Throws if the stored settings are invalid. */
export async function findOwnedForm(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<OwnedForm | undefined> {
  const { rows } = await db.query<{ definition: FormDefinition; settings: unknown }>(
    'select definition, settings from form where site_id = $1 and id = $2',
    [siteId, id],
  );
  const [row] = rows;
  return row && { definition: row.definition, settings: v.parse(FormSettingsSchema, row.settings) };
}

/**
 * A form, with what is stored under the key of a submission of it; in one statement, since each one of a busy server waits for its turn.
 */
export async function findFormForKey(
  db: Queryable,
  siteId: string,
  id: string,
  keyId: string,
): Promise<{ form: OwnedForm; saved: SavedSubmission | undefined } | undefined> {
  const { rows } = await db.query<
    { definition: FormDefinition; settings: unknown; hash: string | null } & Pick<SavedSubmission, 'isErased'>
  >(
    `select f.definition, f.settings, s.request_hash as hash, s.erased_at is not null as "isErased"
     from form f left join form_submission s on s.site_id = f.site_id and s.key_id = $3
     where f.site_id = $1 and f.id = $2`,
    [siteId, id, keyId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { definition, settings, hash, isErased } = row;
  return {
    form: { definition, settings: v.parse(FormSettingsSchema, settings) },
    saved: hash === null ? undefined : { hash, isErased },
  };
}

/** Creates the form or replaces its definition; settings are kept. */
export async function putDefinition(
  db: Queryable,
  siteId: string,
  definition: FormDefinition,
): Promise<void> {
  await db.query(
    `insert into form (site_id, id, definition) values ($1, $2, $3::jsonb)
     on conflict (site_id, id) do update set definition = excluded.definition`,
    [siteId, definition.id, JSON.stringify(definition)],
  );
}

/** Replaces the settings of an existing form. */
export async function putSettings(
  db: Queryable,
  siteId: string,
  id: string,
  settings: FormSettings,
): Promise<void> {
  await db.query('update form set settings = $3::jsonb where site_id = $1 and id = $2', [
    siteId,
    id,
    JSON.stringify(settings),
  ]);
}
