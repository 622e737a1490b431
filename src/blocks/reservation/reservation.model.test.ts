import { describe, expect, it } from 'vitest';
import { inferProvider } from './provider.model';
import { buildReloadUrl, hasColumns } from './reservation.model';

describe('inferProvider [RSV-007]', () => {
  it.each([
    ['50', 'example.com', 'opentable'],
    ['66', '', 'opentable'],
    ['68', 'www.opentable.com', 'tock'],
    ['4', 'www.opentable.co.uk', 'opentable'],
    ['', 'opentable.com', 'opentable'],
    ['', 'www.exploretock.com', 'tock'],
    ['', 'www.opentable.com.au', 'opentable'],
    ['', 'www.opentable.jp', 'opentable'],
    ['', 'notopentable.com', undefined],
    ['', 'opentable.evil.com', undefined],
    ['', 'www.opentable.com.evil', undefined],
    ['', 'opentable.co', undefined],
    ['', 'opentable.com.br', undefined],
    ['', 'opentable..com', undefined],
    ['', 'exploretock.com.example', undefined],
    ['', 'notexploretock.com', undefined],
    ['5', 'example.com', undefined],
    ['constructor', '', undefined],
  ])('block type "%s", link to "%s": %s', (blockType, host, provider) => {
    expect(inferProvider(blockType, host)).toBe(provider);
  });
});

describe('buildReloadUrl [RSV-003]', () => {
  const url = 'https://www.opentable.com/widget/reservation/loader?rid=1&rid=2&theme=tall&overlay=true#a';

  it.each([
    [850, 'standard'],
    [850.5, 'wide'],
    [0, 'standard'],
  ])('keeps the other parameters at %d px', (width, theme) => {
    const { searchParams, pathname } = new URL(buildReloadUrl(url, width));
    expect(pathname).toBe('/widget/reservation/loader');
    expect([...searchParams]).toEqual([
      ['rid', '1'],
      ['rid', '2'],
      ['theme', theme],
      ['overlay', 'false'],
      ['iframe', 'true'],
    ]);
  });
});

it.each([
  ['tock', 750, true],
  ['tock', 750.5, false],
  ['opentable', 300, false],
  [undefined, 300, false],
] as const)('hasColumns [RSV-005]: %s at %d px: %s', (provider, width, expected) => {
  expect(hasColumns(provider, width)).toBe(expected);
});
