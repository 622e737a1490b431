import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config';
import { openDatabase } from './open-database';
import { addReader, claimReader } from './stores/event-feed';
import { OPEN_MS } from './testing/test-app';

it(
  'the embedded database keeps no leases of the previous server, so that events are forwarded immediately',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'leases-'));
    const config = readConfig({ DATA_DIR: dataDir }, '/nowhere/server');
    const open = () => openDatabase(config, (error) => expect.unreachable(String(error)));
    const claim = (db: Parameters<typeof claimReader>[0], holder: string) =>
      claimReader(db, config.siteId, 'sink', { holder, seconds: 30 });
    const first = await open();
    await addReader(first, config.siteId, 'sink');
    expect(await claim(first, 'first')).toBeDefined();
    expect(await claim(first, 'second')).toBeUndefined();
    await first.close();
    const second = await open();
    expect(await claim(second, 'second')).toBeDefined();
    await second.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
  OPEN_MS,
);
