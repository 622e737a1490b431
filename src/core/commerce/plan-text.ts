// Describes subscription plans in words (PRD-008).
import { formatMessage } from '../i18n/format-message';
import type { Period, SubscriptionPlan } from './subscription';

export const planMessages = {
  everyWeek: 'every {count, plural, one {week} other {# weeks}}',
  everyMonth: 'every {count, plural, one {month} other {# months}}',
  everyYear: 'every {count, plural, one {year} other {# years}}',
  forWeeks: 'for {count, plural, one {# week} other {# weeks}}',
  forMonths: 'for {count, plural, one {# month} other {# months}}',
  forYears: 'for {count, plural, one {# year} other {# years}}',
} as const;

export type PlanMessages = Readonly<Record<keyof typeof planMessages, string>>;

/** “every 2 weeks for 12 weeks” (PRD-008). `locale` is BCP 47. */
export function describePlan(plan: SubscriptionPlan, messages: PlanMessages, locale: string): string {
  const every = { WEEK: messages.everyWeek, MONTH: messages.everyMonth, YEAR: messages.everyYear };
  const lasting = { WEEK: messages.forWeeks, MONTH: messages.forMonths, YEAR: messages.forYears };
  const formatPeriod = (texts: Record<Period['unit'], string>, { unit, value }: Period) =>
    formatMessage(texts[unit], { count: value }, locale);
  const duration = getDuration(plan);
  return [formatPeriod(every, plan.period), duration && formatPeriod(lasting, duration)]
    .filter(Boolean)
    .join(' ');
}

/** The duration of a plan, in whole years if its weeks or months add up to years. Null for an indefinite plan. */
export function getDuration({ period, cycles }: SubscriptionPlan): Period | null {
  if (cycles === 0) return null;
  const value = period.value * cycles;
  const perYear = { WEEK: 52, MONTH: 12, YEAR: 1 }[period.unit];
  return value % perYear === 0 ? { value: value / perYear, unit: 'YEAR' } : { value, unit: period.unit };
}
