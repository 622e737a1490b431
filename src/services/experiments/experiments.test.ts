import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../../core/entities/site-context';
import { cohorts } from '../../core/enums/experiments';
import { createExperiments } from './experiments';

const internal = readSiteContext({ website: { siteStatus: { value: 6 } } });
const paid = readSiteContext({ website: { siteStatus: { value: 8 } } });

function variant(search: string, context = internal, internalHosts: string[] = []) {
  const page = { url: () => new URL(`https://shop.example/${search}`) };
  return createExperiments({ page, context, internalHosts }).variant('checkout', 'A');
}

describe('the variant of an experiment', () => {
  it('is one of five cohorts [AUT-024]', () => {
    expect(cohorts).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(cohorts.map((cohort) => variant(`?experiment=checkout:${cohort}`))).toEqual([...cohorts]);
  });

  it('may be chosen by the address on internal sites and hosts only [AUT-023]', () => {
    expect(variant('?experiment=checkout:C')).toBe('C');
    expect(variant('?experiment=checkout:C', paid)).toBe('A');
    expect(variant('?experiment=checkout:C', paid, ['shop.example'])).toBe('C');
  });

  it.each(['', '?experiment=menu:C', '?experiment=checkout:Z', '?experiment=checkout', '?experiment=%'])(
    'stays the one that was drawn with %s',
    (search) => {
      expect(variant(search)).toBe('A');
    },
  );
});
