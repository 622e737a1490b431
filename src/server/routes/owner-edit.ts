/** Saves a form of the owner unless somebody else has changed what it shows since it was opened. */
import type { Db, Queryable } from '../db/db';
import { joinTransaction } from '../db/join-transaction';
import type { FieldErrors, Fields } from '../domain/catalog-input';
import { type Conflict, findConflict } from '../domain/form-version';
import type { Deps } from '../http/context';
import { lockForm } from '../stores/form-lock';

/** A form was not saved: what was entered, and what is wrong or what somebody else has changed. */
export interface Entered {
  values: Fields;
  errors?: FieldErrors;
  changed?: Conflict['changed'] | undefined;
}

interface EditedForm {
  /** Of what the form changes, unique in the site. */
  key: string;
  /** The fields as the form shows them; undefined: what it changes does not exist any more. */
  read(db: Queryable): Promise<Fields | undefined>;
}

/** @param save also reports when what it changes does not exist */
export async function saveForm<T>(
  { db, site }: Deps,
  { key, read }: EditedForm,
  entered: Fields,
  save: (db: Db) => Promise<T>,
): Promise<{ saved: T; conflict?: undefined } | { saved?: undefined; conflict: Conflict }> {
  return db.transaction(async (tx) => {
    await lockForm(tx, site.id, key);
    const stored = await read(tx);
    const conflict = stored && findConflict(stored, entered);
    return conflict ? { conflict } : { saved: await save(joinTransaction(tx, db.maxBatch)) };
  });
}

/** Status of the page that shows a form. */
export const getFormStatus = (entered: Entered | undefined): 200 | 409 | 422 =>
  entered ? (entered.changed ? 409 : 422) : 200;
