// Which form is meant? Everything that may say so, read into one shape. Pure.
import { parseFields, parseFormSettings } from '../../../core/forms/form-definition';
import { isRecord, readBoolean, readString } from '../../../core/read';
import type { FormDefinition } from '../../../core/wire/form';

/** A form to make; what nobody said is left out. */
export interface ParsedFormDefinition extends Partial<Omit<FormDefinition, 'fields'>> {
  readonly fields: FormDefinition['fields'];
}

export interface DefinitionResult {
  readonly definition: ParsedFormDefinition;
  /** For the developer, one sentence each. */
  readonly complaints: readonly string[];
}

/** A list of fields, or an object with `fields` and the rest of a form; null for anything else. */
export function parseDefinition(json: unknown): DefinitionResult | null {
  const form = Array.isArray(json) ? { fields: json } : json;
  if (!isRecord(form) || !Array.isArray(form.fields)) return null;
  // A form handler that knows no maximum length of text areas says so (FRM-031).
  const { fields, complaints } = parseFields(form.fields, {
    limitsText: readBoolean(form.limitsText ?? true),
  });
  return {
    definition: {
      ...parseFormSettings(form),
      ...(isRecord(form.captcha) && { captcha: readCaptcha(form.captcha) }),
      ...(isRecord(form.messages) && { messages: readMessages(form.messages) }),
      ...(readBoolean(form.draft) && { draft: true }),
      fields,
    },
    complaints,
  };
}

function readCaptcha({ provider, siteKey }: Record<string, unknown>): NonNullable<FormDefinition['captcha']> {
  const known = (['recaptcha', 'hcaptcha', 'turnstile'] as const).find((one) => one === provider);
  return { provider: known ?? 'altcha', ...(readString(siteKey) && { siteKey: readString(siteKey) }) };
}

const readMessages = (json: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
