import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../../core/entities/site-context';
import { cohorts } from '../../core/enums/experiments';
import { fakePage } from '../page/testing/fake-page';
import { createExperiments } from './experiments';

const internal = readSiteContext({ website: { siteStatus: { value: 6 } } });
const paid = readSiteContext({ website: { siteStatus: { value: 8 } } });

function variant(search: string, context = internal, internalHosts: string[] = []) {
  const page = fakePage({ url: `https://shop.example/${search}` });
  return createExperiments({ page, context, internalHosts }).variant('checkout', 'A');
}

describe('an experiment variant', () => {
  it('is one of five cohorts [AUT-024]', () => {
    expect(cohorts).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(cohorts.map((cohort) => variant(`?experiment=checkout:${cohort}`))).toEqual([...cohorts]);
  });

  it('can be set in the URL on internal sites and hosts only [AUT-023]', () => {
    expect(variant('?experiment=checkout:C')).toBe('C');
    expect(variant('?experiment=checkout:C', paid)).toBe('A');
    expect(variant('?experiment=checkout:C', paid, ['shop.example'])).toBe('C');
  });

  it.each(['', '?experiment=menu:C', '?experiment=checkout:Z', '?experiment=checkout', '?experiment=%'])(
    'is the assigned one with %s',
    (search) => {
      expect(variant(search)).toBe('A');
    },
  );
});

it('that does not exist is only logged to the console [TRC-012]', () => {
  const page = fakePage({ url: 'https://shop.example/?experiment=checkout:Z' });
  const { variant } = createExperiments({ page, context: internal, internalHosts: [] });
  expect([variant('menu', 'A'), page.warnings]).toEqual(['A', []]);
  expect(variant('checkout', 'A')).toBe('A');
  expect(page.warnings).toEqual(['site-services: checkout has no variant "Z"; using A.']);
  expect([page.requests, page.events]).toEqual([[], []]);
});
