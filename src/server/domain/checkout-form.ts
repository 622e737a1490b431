/** Fields of the checkout form. Pure. */
import { isEmail } from '../../core/fields/email';
import type { Text, TextKey } from '../languages/texts';
import { getEmailProblem } from './email-problem';
import type { Contact } from './order';

/** A control of the form. */
export interface CheckoutField {
  name: string;
  label: TextKey;
  /** Value of `autocomplete`. */
  autocomplete: string;
  type: 'text' | 'email';
  /** Error message of an empty or invalid value. */
  getError(text: Text): string;
}

export type CheckoutValues = Readonly<Record<string, string>>;

/** Longest accepted value, in characters. */
const MAX_LENGTH = 200;

const field = (
  name: string,
  label: TextKey,
  autocomplete: string,
  error: TextKey | ((text: Text) => string),
): CheckoutField => ({
  name,
  label,
  autocomplete,
  type: name === 'email' ? 'email' : 'text',
  getError: (text) => (typeof error === 'string' ? text(error) : error(text)),
});

const CONTACT = [
  field('name', 'checkout.name', 'name', 'checkout.enterName'),
  field('email', 'site-login.email', 'email', getEmailProblem),
];

const ADDRESS = [
  field('street', 'checkout.street', 'street-address', 'checkout.enterStreet'),
  field('postalCode', 'checkout.postalCode', 'postal-code', 'checkout.enterPostalCode'),
  field('city', 'site-form.addressCity', 'address-level2', 'checkout.enterCity'),
  field('country', 'site-form.addressCountry', 'country-name', 'checkout.enterCountry'),
];

export function getCheckoutFields(requiresShipping: boolean): CheckoutField[] {
  return requiresShipping ? [...CONTACT, ...ADDRESS] : CONTACT;
}

/** Messages by field name; empty when everything is valid. */
export function validateCheckout(
  values: CheckoutValues,
  requiresShipping: boolean,
  text: Text,
): Readonly<Record<string, string>> {
  const invalid = getCheckoutFields(requiresShipping).filter(
    ({ name }) => !isValid(name, values[name] ?? ''),
  );
  return Object.fromEntries(invalid.map(({ name, getError }) => [name, getError(text)]));
}

export function createContact(values: CheckoutValues, requiresShipping: boolean): Contact {
  const { name = '', email = '', street = '', postalCode = '', city = '', country = '' } = values;
  const address = [street, `${postalCode} ${city}`, country].map((line) => line.trim()).join('\n');
  return { name: name.trim(), email: email.trim(), address: requiresShipping ? address : '' };
}

function isValid(name: string, value: string): boolean {
  const text = value.trim();
  return text !== '' && text.length <= MAX_LENGTH && (name !== 'email' || isEmail(text));
}
