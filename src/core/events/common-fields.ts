// Common fields of analytics events, as opposed to custom data (EVT-001, EVT-002, EVT-006, EVT-017).

/** Present in every event, null when empty (EVT-001). */
export const requiredFields = ['actor', 'action', 'event_owner_team', 'event_source', 'object_type'] as const;

/** EVT-002. The specification does not list the locale fields and the variants of the indirect object. */
export const optionalFields = [
  'context_website_identifier',
  'destination_url',
  'object_identifier',
  'object_id',
  'object_display_name',
  'object_value',
  'indirect_object_type',
  'indirect_object_identifier',
  'indirect_object_id',
  'indirect_object_display_name',
  'indirect_object_value',
  'product_area',
  'product_page',
  'product_section',
  'product_design_identifier',
  'user_member_account_id',
  'user_session_id',
  'user_locale',
  'website_locale',
] as const;

export type RequiredFields = Readonly<Record<(typeof requiredFields)[number], string | null>>;
export type OptionalFields = Readonly<Partial<Record<(typeof optionalFields)[number], string | null>>>;

/** Payload of an event. All fields other than the common ones are custom data. */
export type EventPayload = Partial<RequiredFields> & OptionalFields & Readonly<Record<string, unknown>>;

export interface SplitEvent {
  readonly common: RequiredFields & OptionalFields;
  readonly custom: Readonly<Record<string, unknown>>;
  /** Names of common fields that were dropped because they are neither a string nor null. */
  readonly invalidFields: readonly string[];
}

const EMPTY_FIELDS: RequiredFields = {
  actor: null,
  action: null,
  event_owner_team: null,
  event_source: 'WEB',
  object_type: null,
};

const COMMON_FIELDS: ReadonlySet<string> = new Set([...requiredFields, ...optionalFields]);

export function splitEvent(payload: EventPayload): SplitEvent {
  const fields = Object.entries(payload).filter(([, value]) => value !== undefined);
  const isCommon = ([name]: [string, unknown]) => COMMON_FIELDS.has(name);
  const isValid = ([, value]: [string, unknown]) => value === null || typeof value === 'string';
  const common = fields.filter(isCommon);
  return {
    common: { ...EMPTY_FIELDS, ...Object.fromEntries(common.filter(isValid)) },
    custom: Object.fromEntries(fields.filter((entry) => !isCommon(entry))),
    invalidFields: common.filter((entry) => !isValid(entry)).map(([name]) => name),
  };
}
