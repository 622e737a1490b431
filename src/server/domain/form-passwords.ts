/** Password values in submissions: stored only as hashes. */

import { flattenValue } from '../../core/fields/values';
import type { FormField, FormValues } from '../../core/wire/form';
import { hashPassword } from './password';

/** Removes passwords, so that the hash that compares submissions cannot be used to guess one. */
export function omitPasswords(fields: readonly FormField[], values: FormValues): FormValues {
  const secret = passwordIds(fields);
  return Object.fromEntries(Object.entries(values).filter(([id]) => !secret.has(id)));
}

/** Replaces each password with its argon2id hash in PHC format, which the site's software can verify. */
export async function hashPasswords(fields: readonly FormField[], values: FormValues): Promise<FormValues> {
  const secret = passwordIds(fields);
  const hashed = Object.entries(values).map(async ([id, value]) => {
    const password = secret.has(id) ? flattenValue(value).join('') : '';
    return [id, password ? await hashPassword(password) : value] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

const passwordIds = (fields: readonly FormField[]): Set<string> =>
  new Set(fields.filter(({ type }) => type === 'password').map(({ id }) => id));
