// Markup of composite fields: name, address, phone number, date and time.

import { flattenValue } from '../fields/values';
import { createNode, type MarkupNode } from '../markup/markup';
import type { FormField } from '../wire/form';
import type { ControlMessages, FieldContext } from './field-context';
import { type CompositeType, getPartName, PARTS, REQUIRED_PARTS } from './field-parts';

/** Creates a labeled control for each part in display order; `data-part` holds the part's name in the stored value. */
export function createPartMarkup(context: FieldContext, type: CompositeType): MarkupNode {
  const controls = getDisplayOrder(type, context.field).map((part) => partControl(context, type, part));
  return createNode('div', { class: `site-form-parts ${type}` }, ...controls);
}

function partControl(context: FieldContext, type: CompositeType, part: string): MarkupNode {
  const { field, id, value, messages, isInvalid } = context;
  const entered = value === undefined ? '' : (flattenValue(value)[getPartIndex(type, part)] ?? '');
  const shared = {
    id: `${id}-${part}`,
    name: getPartName(field.id, part),
    'data-part': part,
    required: field.required && REQUIRED_PARTS[type].includes(part),
    'aria-invalid': isInvalid ? 'true' : undefined,
  };
  const control =
    part === 'Ampm'
      ? meridiemSelect(shared, entered, messages)
      : createNode('input', { ...shared, ...partAttributes(type, part, field), value: entered || undefined });
  const label = messages[`${type}${part}` as keyof ControlMessages];
  return createNode(
    'label',
    { 'data-part': part },
    createNode('span', { class: 'caption-text' }, label),
    control,
  );
}

const getPartIndex = (type: CompositeType, part: string): number => PARTS[type].indexOf(part as never);

function getDisplayOrder(
  type: CompositeType,
  { showCountryCode, dateOrder = 'mdy' }: FormField,
): readonly string[] {
  if (type === 'phone' && !showCountryCode) return PARTS.phone.slice(1);
  if (type === 'date') return DATE_ORDERS[dateOrder];
  return PARTS[type];
}

const DATE_ORDERS: Readonly<Record<NonNullable<FormField['dateOrder']>, readonly string[]>> = {
  mdy: ['Month', 'Day', 'Year'],
  dmy: ['Day', 'Month', 'Year'],
  ymd: ['Year', 'Month', 'Day'],
};

/** The empty option selects the 24-hour clock. */
function meridiemSelect(
  shared: MarkupNode['attributes'],
  entered: string,
  { am, pm }: ControlMessages,
): MarkupNode {
  const option = (value: string, label: string) =>
    createNode('option', { value, selected: value !== '' && value === entered.toUpperCase() }, label);
  return createNode('select', shared, option('', '–'), option('AM', am), option('PM', pm));
}

function partAttributes(type: CompositeType, part: string, field: FormField): MarkupNode['attributes'] {
  if (type === 'phone') return { type: 'tel', autocomplete: TOKENS[`phone${part}`] };
  if (type !== 'date' && type !== 'time') return { type: 'text', autocomplete: TOKENS[`${type}${part}`] };
  const birthday = type === 'date' && field.autocomplete === 'bday';
  return {
    type: 'text',
    inputmode: 'numeric',
    maxlength: part === 'Year' ? '4' : '2',
    autocomplete: birthday ? `bday-${part.toLowerCase()}` : undefined,
  };
}

const TOKENS: Readonly<Record<string, string>> = {
  nameFirst: 'given-name',
  nameLast: 'family-name',
  phoneCountry: 'tel-country-code',
  phoneAreacode: 'tel-area-code',
  phonePrefix: 'tel-local-prefix',
  phoneLine: 'tel-local-suffix',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  addressCity: 'address-level2',
  addressState: 'address-level1',
  addressZip: 'postal-code',
  addressCountry: 'country-name',
};
