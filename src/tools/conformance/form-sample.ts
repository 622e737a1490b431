// Values for a form of the backend: given on the command line, or generated from its definition.
import * as v from 'valibot';
import {
  FormDefinitionSchema,
  type FormField,
  type FormValue,
  type FormValues,
  FormValuesSchema,
} from '../../core/wire/form';
import type { Target } from './caller';
import type { FormSample } from './plan-form';

/** Undefined if values were not given and cannot be generated; form checks are then skipped. */
export async function createFormSample(
  target: Target,
  formId: string,
  json: string | undefined,
): Promise<FormSample | undefined> {
  if (json !== undefined) return { formId, values: v.parse(FormValuesSchema, JSON.parse(json)) };
  const fields = await fetchFields(target, formId);
  return fields && { formId, values: createValues(fields) };
}

/** `GET form/:formId` is a call of our own; backends need not implement it. */
async function fetchFields(
  { fetch, base, timeout }: Target,
  formId: string,
): Promise<readonly FormField[] | undefined> {
  try {
    const url = `${base}/form/${encodeURIComponent(formId)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return v.parse(FormDefinitionSchema, await response.json()).fields;
  } catch {
    return undefined;
  }
}

export function createValues(fields: readonly FormField[]): FormValues {
  const inputs = fields.filter(({ type }) => type !== 'section' && type !== 'hidden');
  return Object.fromEntries(inputs.map((field) => [field.id, createValue(field)]));
}

function createValue(field: FormField): FormValue {
  const [option = ''] = field.options ?? [];
  const values: Partial<Record<FormField['type'], FormValue>> = {
    email: 'kit@conformance.org',
    number: '7',
    currency: '7.00',
    website: 'https://conformance.example',
    twitter: 'conformance',
    password: 'conformance-kit',
    date: ['2', '28', '2030'],
    time: ['10', '30', '00', 'AM'],
    name: ['Ada', 'Lovelace'],
    address: ['1 Main Street', '', 'Springfield', 'IL', '12345', 'United States'],
    phone: ['', '212', '555', '0100'],
    radio: option,
    select: option,
    checkbox: [option],
    likert: Object.fromEntries((field.questions ?? []).map((question) => [question, ['0']])),
  };
  return values[field.type] ?? 'Conformance';
}
