/** Fields of the checkout form. Pure. */
import { isEmail } from '../../core/fields/email';
import { EMAIL_PROBLEM } from './email-problem';
import type { Contact } from './order';

/** A control of the form. */
export interface CheckoutField {
  name: string;
  label: string;
  /** Value of `autocomplete`. */
  autocomplete: string;
  type: 'text' | 'email';
  /** Error message of an empty or invalid value. */
  error: string;
}

export type CheckoutValues = Readonly<Record<string, string>>;

/** Longest accepted value, in characters. */
const MAX_LENGTH = 200;

const field = (name: string, label: string, autocomplete: string, error: string): CheckoutField => ({
  name,
  label,
  autocomplete,
  type: name === 'email' ? 'email' : 'text',
  error,
});

const CONTACT = [
  field('name', 'Name', 'name', 'Enter your name.'),
  field('email', 'Email', 'email', EMAIL_PROBLEM),
];

const ADDRESS = [
  field('street', 'Street and number', 'street-address', 'Enter the street and number.'),
  field('postalCode', 'Postal code', 'postal-code', 'Enter the postal code.'),
  field('city', 'City', 'address-level2', 'Enter the city.'),
  field('country', 'Country', 'country-name', 'Enter the country.'),
];

export function getCheckoutFields(requiresShipping: boolean): CheckoutField[] {
  return requiresShipping ? [...CONTACT, ...ADDRESS] : CONTACT;
}

/** Messages by field name; empty when everything is valid. */
export function validateCheckout(
  values: CheckoutValues,
  requiresShipping: boolean,
): Readonly<Record<string, string>> {
  const invalid = getCheckoutFields(requiresShipping).filter(
    ({ name }) => !isValid(name, values[name] ?? ''),
  );
  return Object.fromEntries(invalid.map(({ name, error }) => [name, error]));
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
