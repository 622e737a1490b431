/** Settings of counted events. */
import { isRecord } from '../../core/read';
import type { Fields, Read } from './catalog-input';

export interface EventSettings {
  /** Days that events are kept; undefined: forever. The numbers in the charts are kept. */
  retentionDays: number | undefined;
}

/** Ids from slow clocks are up to two days old when they arrive. */
export const MIN_RETENTION_DAYS = 3;
export const MAX_RETENTION_DAYS = 3650;

/** Reads stored settings. */
export function parseEventSettings(stored: unknown): EventSettings {
  const days = isRecord(stored) ? stored.retentionDays : undefined;
  return { retentionDays: isRetention(days) ? days : undefined };
}

/** Reads the settings that the owner has entered. */
export function readEventSettings(fields: Fields): Read<EventSettings> {
  const text = (fields.retentionDays ?? '').trim();
  if (text === '') return { value: { retentionDays: undefined } };
  const days = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (isRetention(days)) return { value: { retentionDays: days } };
  const problem = `Enter a whole number from ${MIN_RETENTION_DAYS} to ${MAX_RETENTION_DAYS}, or leave this empty.`;
  return { errors: { retentionDays: problem } };
}

const isRetention = (days: unknown): days is number =>
  typeof days === 'number' && days >= MIN_RETENTION_DAYS && days <= MAX_RETENTION_DAYS;
