// Form definition in captured markup of website builders, which contains no controls: one script holds the fields as
// JSON, another one the localized strings.
import { isRecord, readRecord, readString } from '../../../core/read';

/** The definition as input for `parseDefinition`; null if the markup has none. */
export function capturedDefinition(host: ParentNode): Record<string, unknown> | null {
  const form = readJson(host, '.sqs-form-block-context');
  if (!Array.isArray(form?.formFields)) return null;
  const messageHtml = readString(readRecord(form.formSubmissionMessage)?.html);
  const submissionHtml =
    host.querySelector<HTMLElement>('[data-submission-html]')?.dataset.submissionHtml ?? '';
  return {
    id: form.formId,
    name: form.formName,
    fields: form.formFields,
    submitButtonText: form.formSubmitButtonText,
    postSubmitHtml: messageHtml + submissionHtml,
    successRedirect: form.successRedirect,
    disclaimer: readRecord(form.disclaimerMessage)?.html,
    messages: readLocalizedStrings(readJson(host, '.sqs-form-block-localized-strings')),
  };
}

/** Paths of the localized strings by our message names. */
const STRING_PATHS: Readonly<Record<string, string>> = {
  requiredLabel: 'required',
  nameFirst: 'name.firstName',
  nameLast: 'name.lastName',
  phoneCountry: 'phone.country',
  phoneAreacode: 'phone.areaCode',
  phonePrefix: 'phone.prefix',
  phoneLine: 'phone.line',
  addressLine1: 'address.address1',
  addressLine2: 'address.address2',
  addressCity: 'address.city',
  addressState: 'address.stateProvince',
  addressZip: 'address.zipPostalCode',
  addressCountry: 'address.country',
  dateMonth: 'date.month',
  dateDay: 'date.day',
  dateYear: 'date.year',
  timeHour: 'time.hour',
  timeMinute: 'time.minute',
  timeSecond: 'time.second',
  timeAmpm: 'time.amPm',
  am: 'time.am',
  pm: 'time.pm',
  stronglyDisagree: 'likert.stronglyDisagree',
  disagree: 'likert.disagree',
  neutral: 'likert.neutral',
  agree: 'likert.agree',
  stronglyAgree: 'likert.stronglyAgree',
};

function readLocalizedStrings(strings: Record<string, unknown> | null): Record<string, string> {
  const messages = Object.entries(STRING_PATHS).map(
    ([name, path]) => [name, readPath(strings, path)] as const,
  );
  return Object.fromEntries(messages.filter(([, text]) => text !== ''));
}

const readPath = (strings: unknown, path: string): string =>
  readString(path.split('.').reduce((value, key) => (isRecord(value) ? value[key] : undefined), strings));

function readJson(host: ParentNode, selector: string): Record<string, unknown> | null {
  try {
    return readRecord(JSON.parse(host.querySelector(selector)?.textContent ?? 'null'));
  } catch {
    return null;
  }
}
