/** Submits the contact form of the example site in tests. */
import type { FormValues } from '../../core/wire/form';
import type { Backend } from './browser-client';
import { createFormPost } from './test-app';

const CONTACT: FormValues = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };

interface App {
  readonly app: Backend;
}

/** Body fields other than `form`. */
type Fields = Record<string, string>;

/** Submits and returns the response. */
export async function sendForm(test: App, values: FormValues = {}, fields: Fields = {}): Promise<Response> {
  const form = JSON.stringify({ ...CONTACT, ...values });
  const key = fields.key ?? (await submitForm.key(test));
  const body = createFormPost({ formId: 'contact', form, ...fields, key });
  return test.app.request('/api/form/SaveFormSubmission', body);
}

/** Submits and returns the id of the stored submission. */
export async function submitForm(test: App, values: FormValues = {}, fields: Fields = {}): Promise<string> {
  const response = await sendForm(test, values, fields);
  if (!response.ok) throw new Error(`Not stored: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { submissionId: string }).submissionId;
}

/** Requests a submission key. */
submitForm.key = async ({ app }: App): Promise<string> => {
  const response = await app.request('/api/form/FormSubmissionKey', { method: 'POST' });
  return ((await response.json()) as { key: string }).key;
};
