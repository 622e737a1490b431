/** What did the owner define for this form? */
import type { FormDefinition } from '../../core/wire/form';
import type { Queryable } from '../db/db';

/** The public definition of a form, or undefined if the site has none of that id. */
export async function findForm(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<FormDefinition | undefined> {
  const { rows } = await db.query<{ definition: FormDefinition }>(
    'select definition from form where site_id = $1 and id = $2',
    [siteId, id],
  );
  return rows[0]?.definition;
}
