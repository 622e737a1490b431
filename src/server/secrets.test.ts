import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Secrets, sign, verifySignature } from './domain/signing';
import { deriveSiteOwnerToken, deriveSiteSecrets } from './domain/site-secrets';
import { getSecrets, loadOwnerToken } from './secrets';

const SECRET = 'a secret that all servers of the database know';

let dataDirs: string[];
beforeEach(() => {
  dataDirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'secrets-')));
});
afterEach(() => {
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true });
});

const load = (databaseUrl: string | undefined, secrets: string[]) =>
  dataDirs.map((dataDir) => loadOwnerToken({ dataDir, databaseUrl, secrets, ownerToken: undefined }));

it('servers of one database have the same owner token, before and after a rotation of the secret', () => {
  const [first, second] = load('postgres://database', [SECRET]);
  expect(first?.value).toMatch(/^[\w-]{32,}$/);
  expect(second?.value).toBe(first?.value);
  const rotated = load('postgres://database', [`${SECRET}, newer`, SECRET]);
  expect(rotated).toEqual([0, 1].map(() => ({ value: first?.value, isNew: false })));
});

it('during a rotation from server to server, each server accepts the signatures of the others, and the owner token remains the same', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  // As the README says under Rotating the secret.
  const steps: Secrets[] = [[old], [old, next, old], [next, old]];
  const tokens = steps.map((secrets) => load('postgres://database', [...secrets])[0]?.value);
  expect(new Set(tokens).size).toBe(1);
  const site = { id: 'shop', salt: 'salt' };
  expect(new Set(steps.map((secrets) => deriveSiteOwnerToken(secrets, site))).size).toBe(1);
  for (const [n, secrets] of steps.entries())
    for (const other of steps.slice(Math.max(0, n - 1), n + 2)) {
      expect(verifySignature(other, 'test', 'text', sign(secrets[0], 'test', 'text'))).toBe(true);
      const [own, others] = [secrets, other].map((one) => deriveSiteSecrets(one, site));
      expect(verifySignature(others!, 'test', 'text', sign(own![0], 'test', 'text'))).toBe(true);
    }
});

it('creates the token and the secret of an embedded database once, in files for its user only', () => {
  const [first, second] = load(undefined, []);
  expect(first?.isNew).toBe(true);
  expect(second?.value).not.toBe(first?.value);
  expect(load(undefined, [])[0]).toEqual({ value: first?.value, isNew: false });
  const [dataDir = ''] = dataDirs;
  const config = { dataDir, databaseUrl: undefined, secrets: [], ownerToken: undefined };
  const secrets = getSecrets(config);
  expect(getSecrets(config)).toEqual(secrets);
  for (const name of ['owner-token', 'secret']) {
    const file = join(dataDir, name);
    expect([first?.value, secrets[0]]).toContain(readFileSync(file, 'utf8').trim());
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});
