// Parser for the definition of a generated form.
import { parseFields, parseFormSettings } from '../../../core/forms/form-definition';
import { isRecord, readBoolean, readString } from '../../../core/read';
import type { FormDefinition } from '../../../core/wire/form';

/** A parsed definition; settings that are not given are omitted. */
export interface ParsedFormDefinition extends Partial<Omit<FormDefinition, 'fields'>> {
  readonly fields: FormDefinition['fields'];
}

export interface DefinitionResult {
  readonly definition: ParsedFormDefinition;
  /** Console warnings. */
  readonly warnings: readonly string[];
}

/** Parses a list of fields, or an object with `fields` and settings; null for anything else. */
export function parseDefinition(json: unknown): DefinitionResult | null {
  const form = Array.isArray(json) ? { fields: json } : json;
  if (!isRecord(form) || !Array.isArray(form.fields)) return null;
  const { fields, warnings } = parseFields(form.fields, {
    supportsMaxLength: readBoolean(form.limitsText ?? true),
  });
  return {
    definition: {
      ...parseFormSettings(form),
      ...(isRecord(form.captcha) && { captcha: parseCaptcha(form.captcha) }),
      ...(isRecord(form.messages) && { messages: parseMessages(form.messages) }),
      ...(readBoolean(form.draft) && { draft: true }),
      fields,
    },
    warnings,
  };
}

function parseCaptcha({
  provider,
  siteKey,
}: Record<string, unknown>): NonNullable<FormDefinition['captcha']> {
  const hosted = (['recaptcha', 'hcaptcha', 'turnstile'] as const).find((name) => name === provider);
  return { provider: hosted ?? 'altcha', ...(readString(siteKey) && { siteKey: readString(siteKey) }) };
}

const parseMessages = (json: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
