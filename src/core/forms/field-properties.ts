// Editable properties of each field type (FRM-024 to FRM-031).
import type { FieldType, FormField } from '../wire/form';

/** A property other than id, type and title, which every field has. */
export type FieldProperty = Exclude<keyof FormField, 'id' | 'type' | 'title'>;

/** Optional capabilities of a form handler. */
export interface HandlerFeatures {
  /** Whether text areas may have a maximum length (FRM-031). */
  readonly supportsMaxLength: boolean;
}

/** The documented properties of a field type, followed by our additions. */
export function getEditableProperties(
  type: FieldType,
  { supportsMaxLength }: HandlerFeatures = { supportsMaxLength: true },
): readonly FieldProperty[] {
  const { documented, additional = [] } = PROPERTIES[type];
  return [
    ...documented,
    ...(type === 'textarea' && supportsMaxLength ? ['maxLength' as const] : []),
    ...additional,
  ];
}

interface Properties {
  readonly documented: readonly FieldProperty[];
  readonly additional?: readonly FieldProperty[];
}

const textInput: Properties = {
  documented: ['description', 'placeholder', 'required'],
  additional: ['autocomplete'],
};
const common: Properties = { documented: ['description', 'required'] };
const choice: Properties = { documented: ['description', 'options', 'required'] };

const PROPERTIES: Readonly<Record<FieldType, Properties>> = {
  text: textInput,
  textarea: textInput,
  email: { ...textInput, additional: ['autocomplete', 'emailPolicy'] },
  number: textInput,
  website: textInput,
  currency: { documented: ['description', 'currencySymbol', 'required'] },
  password: { ...common, additional: ['autocomplete'] },
  twitter: common,
  date: { ...common, additional: ['autocomplete', 'dateOrder'] },
  time: common,
  name: common,
  address: common,
  phone: { documented: ['description', 'showCountryCode', 'required'] },
  section: { documented: ['description', 'underline'] },
  radio: choice,
  checkbox: choice,
  select: choice,
  likert: { ...choice, additional: ['questions'] },
  hidden: { documented: ['key', 'value'] },
};
