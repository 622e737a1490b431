import { expect, it } from 'vitest';
import { readSummarySettings } from './summary-settings';

const NONE = { design: 'list', limit: 10, tags: [], categories: [], when: 'upcoming' };

it('reads the settings of both summary blocks [SUM-003] [SUM-004]', () => {
  const filter = { tag: 'Wood oven', category: ['News', ' '] };
  expect(
    readSummarySettings({ design: 'autocolumns', pageSize: '3', filter, showPastOrUpcomingEvents: 'past' }),
  ).toEqual({ design: 'wall', limit: 3, tags: ['Wood oven'], categories: ['News'], when: 'past' });
  const designs = ['wall', 'carousel', 'list', 'grid', 'autogrid', 'Grid'];
  expect(designs.map((design) => readSummarySettings({ design }).design)).toEqual([
    'wall',
    'carousel',
    'list',
    'grid',
    'grid',
    'grid',
  ]);
});

it.each([null, 'text', [], {}, { design: 'constructor', limit: 'x', filter: 5, tags: {} }])(
  'returns the defaults for %j',
  (value) => {
    expect(readSummarySettings(value)).toEqual(NONE);
  },
);

it('selects events by time, upcoming ones by default', () => {
  const read = (text: string) => readSummarySettings({ showPastOrUpcomingEvents: text }).when;
  expect(['past', 'Past', 'upcoming', 'all', ''].map(read)).toEqual([
    'past',
    'past',
    'upcoming',
    undefined,
    'upcoming',
  ]);
});

it('limits the number of items to between one and thirty', () => {
  expect([-5, 0, 2.7, 1e9].map((limit) => readSummarySettings({ limit }).limit)).toEqual([1, 1, 2, 30]);
});
