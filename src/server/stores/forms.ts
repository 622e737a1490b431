/** What did the owner define and set for this form? */
import * as v from 'valibot';
import type { FormDefinition } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import { type FormSettings, FormSettingsSchema } from '../domain/form-settings';

/** A form with what only the server knows about it. */
export interface OwnedForm {
  definition: FormDefinition;
  settings: FormSettings;
}

/** Definition and settings. Throws when the settings in the database are none. */
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

/** Makes the form, or gives it another definition; its settings stay. */
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

/** Gives a form that is there other settings. */
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
