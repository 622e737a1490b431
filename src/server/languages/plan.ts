/** Describes subscription plans in the language of the site. Pure. */
import { describePlan, planMessages } from '../../core/commerce/plan-text';
import type { SubscriptionPlan } from '../../core/commerce/subscription';
import { translateGroup } from './texts';

/** “every 2 weeks for 12 weeks” */
export const describePlanIn = (locale: string, plan: SubscriptionPlan): string =>
  describePlan(plan, translateGroup(locale, 'site-product', planMessages), locale);
