/** What does a webhook say, and how does its receiver know that it is ours? (Standard Webhooks 1.0) */
import { createHmac } from 'node:crypto';
import type { FormValues } from '../../core/wire/form';

/** A submission as a webhook tells it. */
export interface SubmissionPayload {
  submissionId: string;
  formId: string;
  formName: string;
  /** ISO 8601. */
  at: string;
  values: FormValues;
  page: Record<string, unknown>;
}

/** The body: the same for each try. */
export function createWebhookBody(submission: SubmissionPayload): string {
  return JSON.stringify({ type: 'form.submitted', timestamp: submission.at, data: submission });
}

/**
 * The headers of one try.
 * @param id the same for each try, by which the receiver knows a repetition
 * @param secret `whsec_` and base64
 * @param now milliseconds since 1970
 */
export function createWebhookHeaders(
  id: string,
  secret: string,
  body: string,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'site-api',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
