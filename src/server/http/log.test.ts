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
    expect(JSON.parse(written(createJsonLog))).toEqual(entry);
    expect(written(createErrorLog)).toBe('');
    expect(written(createErrorLog, new Error('the pipe broke'))).toMatch(/^Error: the pipe broke\n\s+at /);
    expect(written(createJsonLog, new Error('the pipe broke'))).toContain('the pipe broke');
  });

  it(
    'never shows what a visitor sent, although the errors of the database carry it',
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
