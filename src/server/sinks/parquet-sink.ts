/**
 * Sink for analytics on object storage: one Parquet file per batch, in a folder that is a mounted bucket or copied to
 * one. A manifest next to each file marks it as complete.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parquetReadObjects } from 'hyparquet';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { StoredEvent } from '../stores/event-feed';
import type { EventSink } from './event-sink';

/** Where files are written. */
export interface ParquetTarget {
  folder: string;
  /** Time between two files, in milliseconds. */
  pauseMs: number;
}

const MAX_BATCH = 20_000;

/** Number of rows encoded without a break. */
const ROW_GROUP = 500;

const COLUMNS = ['id', 'day', 'kind', 'name', 'visitor', 'data'] as const;

type Row = Record<(typeof COLUMNS)[number], string | null>;

const FILE = /^events-.+\.parquet$/;

export function createParquetSink({ folder: root, pauseMs }: ParquetTarget, siteId: string): EventSink {
  const folder = join(root, siteId.replace(/[^\w-]/g, '_') || '_');
  return {
    name: 'parquet',
    maxBatch: MAX_BATCH,
    pauseMs,
    async write(events) {
      await mkdir(folder, { recursive: true });
      await writeBatch(folder, getName(events.at(-1) as StoredEvent), events);
    },
    async erase(visitor) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => FILE.test(one))) await eraseIn(folder, name, visitor);
    },
    close: () => Promise.resolve(),
  };
}

/** Sorted by name, files are in the order of their events. */
const getName = ({ position, id }: StoredEvent): string =>
  `events-${String(position).padStart(16, '0')}-${id}.parquet`;

async function writeBatch(folder: string, name: string, rows: readonly Row[]): Promise<void> {
  const bytes = await encode(rows);
  await writeDurably(folder, name, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const manifest = { file: name, events: rows.length, bytes: bytes.byteLength, sha256 };
  await writeDurably(folder, name.replace(/\.parquet$/, '.json'), JSON.stringify(manifest));
}

/** Visitors are served between two row groups. */
async function encode(rows: readonly Row[]): Promise<Uint8Array> {
  const writer = new ByteWriter();
  const toColumns = (some: readonly Row[]) =>
    COLUMNS.map((name) => ({
      name,
      data: some.map((row) => row[name]),
      type: 'STRING' as const,
      nullable: name === 'visitor',
    }));
  const file = new ParquetWriter({ writer, schema: schemaFromColumnData({ columnData: toColumns([]) }) });
  for (let at = 0; at < rows.length; at += ROW_GROUP) {
    await file.write({ columnData: toColumns(rows.slice(at, at + ROW_GROUP)) });
    await nextTurn();
  }
  await file.finish();
  return writer.getBytes();
}

/** The file gets its name once it is on disk. */
async function writeDurably(folder: string, name: string, content: Uint8Array | string): Promise<void> {
  const draft = join(folder, `.${name}.${process.pid}`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
}

/** Rewrites a file without the rows of a visitor, if it contains any. */
async function eraseIn(folder: string, name: string, visitor: string): Promise<void> {
  const bytes = await readFile(join(folder, name));
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const rows = (await parquetReadObjects({ file })) as Row[];
  const kept = rows.filter((row) => row.visitor !== visitor);
  if (kept.length < rows.length) await writeBatch(folder, name, kept);
}
