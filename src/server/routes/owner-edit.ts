/** Saves what an owner changes unless somebody else has changed it since it was opened or read. */
import type { Db, Queryable } from '../db/db';
import { joinTransaction } from '../db/join-transaction';
import type { FieldErrors, Fields } from '../domain/catalog-input';
import { type Conflict, findConflict } from '../domain/form-version';
import { checkPreconditions } from '../http/conditional';
import type { Ctx, Deps } from '../http/context';
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
export function saveForm<T>(
  deps: Deps,
  { key, read }: EditedForm,
  entered: Fields,
  save: (db: Db) => Promise<T>,
): Promise<{ saved: T; conflict?: undefined } | { saved?: undefined; conflict: Conflict }> {
  return saveLocked(deps, key, async (db) => {
    const stored = await read(db);
    const conflict = stored && findConflict(stored, entered);
    return conflict ? { conflict } : { saved: await save(db) };
  });
}

interface EditedResource {
  /** Of what the call changes, unique in the site. */
  key: string;
  /** What a GET of the address returns; undefined: nothing. */
  read(db: Queryable): Promise<unknown>;
}

/** Saves what a program sends, unless its `If-Match` or `If-None-Match` says otherwise. Throws 412. */
export function saveResource(
  c: Ctx,
  deps: Deps,
  { key, read }: EditedResource,
  save: (db: Db) => Promise<void>,
): Promise<void> {
  return saveLocked(deps, key, async (db) => {
    checkPreconditions(c, await read(db));
    await save(db);
  });
}

/** One save of the same after the other, also of those that compare nothing. */
const saveLocked = <T>({ db, site }: Deps, key: string, save: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockForm(tx, site.id, key);
    return save(joinTransaction(tx, db.maxBatch));
  });

/** Status of the page that shows a form. */
export const getFormStatus = (entered: Entered | undefined): 200 | 409 | 422 =>
  entered ? (entered.changed ? 409 : 422) : 200;
