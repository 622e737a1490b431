// Form definition in published markup of site builders, which contains no controls: one script holds the fields as
// JSON, another one the localized strings.
import { isRecord, readRecord, readString } from '../../../core/read';
import { findFormJson, readJson, readPostSubmitHtml } from '../published-json';
import { STRINGS_SELECTOR } from '../published-markup';

/** The definition as input for `parseDefinition`; null if the markup has none. */
export function readPublishedDefinition(host: ParentNode): Record<string, unknown> | null {
  const form = findFormJson(host);
  if (!form) return null;
  return {
    id: form.formId,
    name: form.formName,
    fields: form.formFields,
    submitButtonText: form.formSubmitButtonText,
    postSubmitHtml: readPostSubmitHtml(host, form),
    successRedirect: form.successRedirect,
    disclaimer: readRecord(form.disclaimerMessage)?.html,
    messages: readLocalizedStrings(readJson(host.querySelector(STRINGS_SELECTOR))),
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
