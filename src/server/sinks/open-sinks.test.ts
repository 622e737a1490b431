import { expect, it } from 'vitest';
import { addReader, claimReader } from '../stores/event-feed';
import { sharedApp } from '../testing/shared-app';
import { nameHolder } from './open-sinks';

const test = sharedApp();

it.each([
  { isShared: false, isHeld: false, title: 'goes on at once on the embedded database' },
  { isShared: true, isHeld: true, title: 'waits for the lease on a database that others use' },
])('a server that starts after one has died $title', async ({ isShared, isHeld, title }) => {
  const { db, siteId } = test;
  await addReader(db, siteId, title);
  const claim = (holder: string) => claimReader(db, siteId, title, { holder, seconds: 30 });
  expect(await claim(nameHolder(isShared))).toBeDefined();
  expect((await claim(nameHolder(isShared))) === undefined).toBe(isHeld);
});
