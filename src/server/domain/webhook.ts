/** Webhook payloads and signatures (Standard Webhooks 1.0). */
import { createHmac } from 'node:crypto';
import type { FormValues } from '../../core/wire/form';

/** Submission as sent to webhooks. */
export interface SubmissionPayload {
  submissionId: string;
  formId: string;
  formName: string;
  /** ISO 8601. */
  at: string;
  values: FormValues;
  page: Record<string, unknown>;
}

/** Creates the body, which is the same for every attempt. */
export function createWebhookBody(submission: SubmissionPayload): string {
  return JSON.stringify({ type: 'form.submitted', timestamp: submission.at, data: submission });
}

/**
 * Creates the headers of one attempt.
 * @param id the same for every attempt, so that receivers can detect duplicates
 * @param secret `whsec_` followed by base64
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
