/** What of a submission is kept as it was written? Everything but passwords: of these only what can check one. */

import { flattenValue } from '../../core/forms/values';
import type { FormField, FormValues } from '../../core/wire/form';
import { hashPassword } from './password';

/** Without passwords: what two submissions are compared by must not help to guess one. */
export function omitPasswords(fields: readonly FormField[], values: FormValues): FormValues {
  const secret = passwordIds(fields);
  return Object.fromEntries(Object.entries(values).filter(([id]) => !secret.has(id)));
}

/** Each password as its argon2id hash in PHC notation, for the site's own software to check one against. */
export async function hashPasswords(fields: readonly FormField[], values: FormValues): Promise<FormValues> {
  const secret = passwordIds(fields);
  const sealed = Object.entries(values).map(async ([id, value]) => {
    const password = secret.has(id) ? flattenValue(value).join('') : '';
    return [id, password ? await hashPassword(password) : value] as const;
  });
  return Object.fromEntries(await Promise.all(sealed));
}

const passwordIds = (fields: readonly FormField[]): Set<string> =>
  new Set(fields.filter(({ type }) => type === 'password').map(({ id }) => id));
