/** Members of the site under test. */
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../domain/password';
import { putAccount } from '../stores/accounts';
import type { TestApp } from './test-app';

const PASSWORD = 'a password of the tests';

/** Creates a member with a unique address. */
export async function createMember({ db, siteId }: Pick<TestApp, 'db' | 'siteId'>) {
  const id = randomUUID();
  const email = `${id}@members.example`;
  await putAccount(db, siteId, {
    id,
    email,
    displayName: 'Ada Byron',
    passwordHash: await hashPassword(PASSWORD),
  });
  return { email, password: PASSWORD };
}
