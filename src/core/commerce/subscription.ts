// Subscription plans (PRD-007): the billing period and the number of cycles.
import { readNumber, readRecord } from '../read';

export type PeriodUnit = 'WEEK' | 'MONTH' | 'YEAR';

export interface Period {
  readonly value: number;
  readonly unit: PeriodUnit;
}

export interface SubscriptionPlan {
  readonly period: Period;
  /** Number of billing periods; 0 for an indefinite plan. */
  readonly cycles: number;
}

/** Null if the period is missing or invalid. */
export function readPlan(json: unknown): SubscriptionPlan | null {
  const { billingPeriod, numBillingCycles } = readRecord(json) ?? {};
  const { value, unit } = readRecord(billingPeriod) ?? {};
  const known = (['WEEK', 'MONTH', 'YEAR'] as const).find((name) => name === unit);
  if (!known || !isCount(value)) return null;
  const cycles = readNumber(numBillingCycles);
  return { period: { value, unit: known }, cycles: isCount(cycles) ? cycles : 0 };
}

/** The time after a number of periods, in UTC. Days past the end of a month become its last day. */
export function addPeriods(start: Date, { value, unit }: Period, count: number): Date {
  const total = value * count;
  const end = new Date(start);
  if (unit === 'WEEK') {
    end.setUTCDate(end.getUTCDate() + 7 * total);
    return end;
  }
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + total * (unit === 'YEAR' ? 12 : 1));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
