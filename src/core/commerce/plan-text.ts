// Words of subscription plans (PRD-008).
import { formatMessage } from '../i18n/format-message';
import { getDuration, type Period, type SubscriptionPlan } from './subscription';

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
