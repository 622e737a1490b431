import { expect, it } from 'vitest';
import { OPEN_MS } from '../../server/testing/test-app';
import { runCrossSite } from './cross-site';

it(
  'no call of a site reveals or changes another site',
  async () => {
    const { problems, routes } = await runCrossSite(220, 1);
    expect(problems).toEqual([]);
    expect(routes[0]).toBe(routes[1]);
  },
  2 * OPEN_MS,
);

it(
  'reports calls that reveal or change another site',
  async () => {
    const { problems } = await runCrossSite(220, 2, { breach: true });
    expect(problems.join('\n')).toMatch(/responded with/);
    expect(problems.join('\n')).toMatch(/accepted the owner of another site/);
  },
  2 * OPEN_MS,
);
