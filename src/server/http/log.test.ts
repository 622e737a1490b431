import { describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../testing/memory-database';
import { OPEN_MS } from '../testing/test-app';
import { createErrorLog, createJsonLog, createTextLog } from './log';

const entry = { id: 'r1', method: 'POST', route: '/api/form/:formId', status: 500, ms: 3 };

function written(log: typeof createTextLog, error?: unknown): string {
  const lines: string[] = [];
  log((line) => lines.push(line))(error === undefined ? entry : { ...entry, error });
  return lines.join('\n');
}

describe('log', () => {
  it('writes one line per call, and errors only with `off`', () => {
    expect(written(createTextLog)).toBe('POST /api/form/:formId 500 3ms r1');
    expect(JSON.parse(written((write) => createJsonLog(write, () => 0)))).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      ...entry,
    });
    expect(written(createErrorLog)).toBe('');
    expect(written(createErrorLog, new Error('the pipe broke'))).toMatch(/^Error: the pipe broke\n\s+at /);
    expect(written(createJsonLog, new Error('the pipe broke'))).toContain('the pipe broke');
  });

  it('writes one line per job, with the id of its request', () => {
    const lines: string[] = [];
    const job = { id: 'r1', job: 'j1', kind: 'webhook', outcome: 'retried', tries: 2, ms: 30 } as const;
    createTextLog((line) => lines.push(line))(job);
    createJsonLog((line) => lines.push(line))(job);
    expect(lines[0]).toBe('job webhook retried 30ms r1');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject(job);
    expect(lines).toHaveLength(2);
  });

  it(
    'never contains submitted values, even if the errors of the database do',
    async () => {
      const db = await openMemoryDatabase();
      const error = await db.query('select $1::int', ['ada@example.org']).catch((thrown: unknown) => thrown);
      const spoken = await db.query("do $$ begin raise 'x'; end $$").catch((thrown: unknown) => thrown);
      await db.close();
      expect(JSON.stringify(error)).toContain('ada@example.org');
      for (const log of [createTextLog, createJsonLog, createErrorLog]) {
        expect(written(log, error)).toContain('SQLSTATE 22P02');
        expect(written(log, error)).not.toContain('ada@');
        expect(written(log, spoken)).toContain('x (SQLSTATE P0001)');
        expect(written(log, 'ada@example.org')).not.toContain('ada@');
      }
    },
    OPEN_MS,
  );
});
