// Which properties of a field may its owner edit? (FRM-024 to FRM-031)
import type { FieldType, FormField } from '../wire/form';

/** A property besides id, type and title, which every field has. */
export type FieldProperty = Exclude<keyof FormField, 'id' | 'type' | 'title'>;

/** Abilities of a form handler that not every site has. */
export interface HandlerFeatures {
  /** Text areas may have a maximum length (FRM-031). */
  readonly limitsText: boolean;
}

/** The documented properties of a kind of field first, then those that are ours. */
export function getEditableProperties(
  type: FieldType,
  { limitsText }: HandlerFeatures = { limitsText: true },
): readonly FieldProperty[] {
  const { documented, ours = [] } = PROPERTIES[type];
  return [...documented, ...(type === 'textarea' && limitsText ? ['maxLength' as const] : []), ...ours];
}

interface Properties {
  readonly documented: readonly FieldProperty[];
  readonly ours?: readonly FieldProperty[];
}

const written: Properties = {
  documented: ['description', 'placeholder', 'required'],
  ours: ['autocomplete'],
};
const plain: Properties = { documented: ['description', 'required'] };
const choice: Properties = { documented: ['description', 'options', 'required'] };

const PROPERTIES: Readonly<Record<FieldType, Properties>> = {
  text: written,
  textarea: written,
  email: { ...written, ours: ['autocomplete', 'emailPolicy'] },
  number: written,
  website: written,
  currency: { documented: ['description', 'currencySymbol', 'required'] },
  password: { ...plain, ours: ['autocomplete'] },
  twitter: plain,
  date: { ...plain, ours: ['autocomplete', 'dateOrder'] },
  time: plain,
  name: plain,
  address: plain,
  phone: { documented: ['description', 'showCountryCode', 'required'] },
  section: { documented: ['description', 'underline'] },
  radio: choice,
  checkbox: choice,
  select: choice,
  likert: { ...choice, ours: ['questions'] },
  hidden: { documented: ['key', 'value'] },
};
