/** Reads the subscription plan that the owner enters for a product. Pure. */
import type { PeriodUnit, SubscriptionPlan } from '../../core/commerce/subscription';
import type { ProductType } from '../../core/wire/commerce';

type Fields = Readonly<Record<string, string>>;

/** Longest period: payment providers charge at least once every three years. */
const MAX_PERIOD: Readonly<Record<PeriodUnit, number>> = { WEEK: 156, MONTH: 36, YEAR: 3 };

const MAX_CYCLES = 1000;

/** The plan, or null for a one-time payment; errors by field. */
export function readPlanInput(
  { planUnit = '', planEvery = '', planCycles = '' }: Fields,
  type: ProductType | undefined,
): { plan: SubscriptionPlan | null; errors: Record<string, string> } {
  const unit = (['WEEK', 'MONTH', 'YEAR'] as const).find((one) => one === planUnit);
  if (!unit) return { plan: null, errors: planUnit ? { planUnit: 'Choose how often it is paid.' } : {} };
  const errors: Record<string, string> = {};
  const value = readCount(planEvery.trim() || '1');
  const cycles = readCount(planCycles.trim() || '0');
  if (type === 'GIFT_CARD') errors.planUnit = 'A gift card is paid once.';
  if (!(value >= 1 && value <= MAX_PERIOD[unit]))
    errors.planEvery = `Enter a whole number from 1 to ${MAX_PERIOD[unit]}.`;
  if (!(cycles <= MAX_CYCLES))
    errors.planCycles = `Enter a whole number up to ${MAX_CYCLES}, or leave this empty for payments until the buyer cancels.`;
  return { plan: { period: { value, unit }, cycles }, errors };
}

/** NaN for other text. */
const readCount = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

/** Formats a plan for `readPlanInput`. */
export const formatPlan = (plan: SubscriptionPlan | null): Fields =>
  plan
    ? {
        planUnit: plan.period.unit,
        planEvery: String(plan.period.value),
        planCycles: plan.cycles === 0 ? '' : String(plan.cycles),
      }
    : {};
