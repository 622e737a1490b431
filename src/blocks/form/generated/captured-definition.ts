// Which form does captured markup describe that holds no controls? Website builders print it as JSON and draw it by
// script: the fields, and in a second script the words of the site's language.
import { isRecord, readRecord, readString } from '../../../core/read';

/** The description in the shape that `readDefinition` takes; null where the markup has none. */
export function capturedDefinition(host: ParentNode): Record<string, unknown> | null {
  const form = json(host, '.sqs-form-block-context');
  if (!Array.isArray(form?.formFields)) return null;
  const shown = readString(readRecord(form.formSubmissionMessage)?.html);
  const more = host.querySelector<HTMLElement>('[data-submission-html]')?.dataset.submissionHtml ?? '';
  return {
    id: form.formId,
    name: form.formName,
    fields: form.formFields,
    submitButtonText: form.formSubmitButtonText,
    postSubmitHtml: shown + more,
    successRedirect: form.successRedirect,
    disclaimer: readRecord(form.disclaimerMessage)?.html,
    messages: capturedWords(json(host, '.sqs-form-block-localized-strings')),
  };
}

/** Our texts by the names that the captured strings have. */
const WORDS: Readonly<Record<string, string>> = {
  requiredSpoken: 'required',
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

function capturedWords(strings: Record<string, unknown> | null): Record<string, string> {
  const found = Object.entries(WORDS).map(([name, path]) => [name, at(strings, path)] as const);
  return Object.fromEntries(found.filter(([, text]) => text !== ''));
}

const at = (strings: unknown, path: string): string =>
  readString(path.split('.').reduce((value, key) => (isRecord(value) ? value[key] : undefined), strings));

function json(host: ParentNode, selector: string): Record<string, unknown> | null {
  try {
    return readRecord(JSON.parse(host.querySelector(selector)?.textContent ?? 'null'));
  } catch {
    return null;
  }
}
