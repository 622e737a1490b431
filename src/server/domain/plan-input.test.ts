import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import { formatPlan, readPlanInput } from './plan-input';

describe('plan of a product', () => {
  it('is parsed back to the same plan after formatting', () => {
    const plan = fc.record({
      period: fc.record({
        value: fc.integer({ min: 1, max: 3 }),
        unit: fc.constantFrom('WEEK' as const, 'MONTH' as const, 'YEAR' as const),
      }),
      cycles: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.option(plan), (one) => {
        expect(readPlanInput(formatPlan(one), 'SERVICE')).toEqual({ plan: one, errors: {} });
      }),
    );
  });

  it('is paid in every period without an end by default, and does not exist without a unit', () => {
    expect(readPlanInput({ planUnit: 'MONTH' }, 'DIGITAL').plan).toEqual({
      period: { value: 1, unit: 'MONTH' },
      cycles: 0,
    });
    expect(readPlanInput({ planEvery: '3' }, 'DIGITAL')).toEqual({ plan: null, errors: {} });
  });

  it.each([
    [{ planUnit: 'DAY' }, 'planUnit'],
    [{ planUnit: 'WEEK', planEvery: '0' }, 'planEvery'],
    [{ planUnit: 'WEEK', planEvery: '1.5' }, 'planEvery'],
    [{ planUnit: 'YEAR', planEvery: '4' }, 'planEvery'],
    [{ planUnit: 'MONTH', planCycles: '-1' }, 'planCycles'],
    [{ planUnit: 'MONTH', planCycles: '1001' }, 'planCycles'],
  ])('has an error for %j at %s', (fields, field) => {
    expect(Object.keys(readPlanInput(fields, 'SERVICE').errors)).toEqual([field]);
  });

  it('is rejected for a gift card', () => {
    expect(readPlanInput({ planUnit: 'MONTH' }, 'GIFT_CARD').errors).toEqual({
      planUnit: 'A gift card is paid once.',
    });
  });
});
