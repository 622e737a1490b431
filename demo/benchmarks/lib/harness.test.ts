// Tests of the harness: statistics, order of samples, command line, certificate.
import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selfSigned } from './certificate.mjs';
import { readOptions } from './options.mjs';
import { interleave } from './sample.mjs';
import { median, quantile, summarize } from './stats.mjs';

describe('statistics', () => {
  it('computes the median, also of an even number of values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
    expect(median([])).toBeNull();
    expect(quantile([1, 2, 3, 4], 0.75)).toBe(4);
  });

  it('folds samples into one row and keeps text only if there are no numbers', () => {
    expect(summarize([{ a: 3 }, { a: 1, t: 'IMG' }, { a: 2 }, { error: 'late' }])).toEqual({
      a: { med: 2, min: 1, p75: 3, p98: 3, n: 3 },
      t: { text: 'IMG' },
      error: { text: 'late' },
    });
  });
});

describe('interleave', () => {
  it('takes samples round by round, and continues after a failing row', async () => {
    const order: string[] = [];
    const measure = async ({ key }: { key: string }) => {
      order.push(key);
      if (key === 'bad') throw new Error('boom');
      return { [key]: { ms: order.length } };
    };
    const jobs = [{ key: 'a' }, { key: 'bad' }, { key: 'rare', rounds: 1 }];
    const rows = await interleave({ rounds: 2, jobs, measure, report: () => {} });
    expect(order).toEqual(['a', 'bad', 'rare', 'a', 'bad']);
    expect(rows).toMatchObject({
      a: { ms: { n: 2 } },
      bad: { error: { text: 'boom' } },
      rare: { ms: { n: 1 } },
    });
  });
});

describe('the command line', () => {
  it('selects the default suites, and all of them with --all', () => {
    expect(readOptions([])).toMatchObject({ suites: ['weight', 'upgrade', 'page'], rounds: 5, gate: false });
    expect(readOptions(['--all']).suites).toHaveLength(9);
  });

  it('rejects unknown arguments', () => {
    expect(() => readOptions(['--suite', 'page,paint'])).toThrow('paint is not one of');
    expect(() => readOptions(['--rounds', '0'])).toThrow('--rounds');
    expect(() => readOptions(['--ruonds', '5'])).toThrow('ruonds');
  });
});

describe('the certificate', () => {
  it('is self-signed for localhost and accepted by a TLS library', () => {
    const certificate = new X509Certificate(selfSigned(Date.UTC(2026, 10, 21)).cert);
    expect(certificate.checkHost('localhost')).toBe('localhost');
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(new Date(certificate.validTo).getTime()).toBe(Date.UTC(2026, 10, 22));
  });
});
