// Which native controls stand for a field? One description for the server's page and for the form in the page, so that
// both have the same controls, names, ids and autofill tokens.
import { controlMessages } from '../messages';
import type { FormField, FormValue } from '../wire/form';
import { isComposite, REQUIRED_PARTS } from './field-parts';
import { getInputAttributes } from './input-attributes';
import { createLikertMarkup } from './likert-markup';
import { createNode, type MarkupNode } from './markup';
import { createPartMarkup } from './part-markup';
import { flattenValue } from './values';

export type ControlMessages = Readonly<Record<keyof typeof controlMessages, string>>;

/** What holds for a field besides its definition. */
export interface FieldMarkupOptions {
  /** Before all ids, so that two forms of a page do not share any. */
  readonly idPrefix?: string;
  /** What was entered; passwords are not written back. */
  readonly value?: FormValue | undefined;
  /** What is wrong with it; stands above the title (FRM-048). */
  readonly problem?: string | undefined;
  readonly texts?: ControlMessages;
}

/** What the parts of a field are made from. */
export interface FieldContext {
  readonly field: FormField;
  /** Of the control or, of several, the start of their ids. */
  readonly id: string;
  readonly value: FormValue | undefined;
  readonly texts: ControlMessages;
  readonly wrong: boolean;
  /** Ids of the texts that describe the field. */
  readonly describedBy: string | undefined;
}

/**
 * The box of a field (`data-field-id`, `data-field-type`) with its problem, title, description and controls; of a hidden
 * field its control alone. Controls of several parts are named `id[Part]`, of a likert `id[question]`, all others `id`.
 */
export function createFieldMarkup(field: FormField, state: FieldMarkupOptions = {}): MarkupNode {
  const { idPrefix = '', value, problem, texts = controlMessages } = state;
  const id = toControlId(idPrefix, field.id);
  if (field.type === 'hidden') return hiddenControl(field, id, value);
  const about = field.description ? `${id}-about` : undefined;
  const wrong = problem ? `${id}-problem` : undefined;
  const symbol = field.type === 'currency' && field.currencySymbol ? `${id}-symbol` : undefined;
  const describedBy = [about, symbol, wrong].filter(Boolean).join(' ') || undefined;
  const context = { field, id, value, texts, wrong: !!problem, describedBy };
  const description =
    about !== undefined && createNode('p', { id: about, class: 'description' }, field.description);
  return createNode(
    'div',
    {
      class: `site-form-field${field.required ? ' required' : ''}`,
      'data-field-id': field.id,
      'data-field-type': field.type,
    },
    problem && createNode('p', { id: wrong, class: 'wrong' }, problem),
    ...(GROUPED.has(field.type) ? group(context, description) : single(context, description)),
  );
}

/** An id without anything that a list of ids or a selector would stumble over. */
export const toControlId = (prefix: string, id: string): string =>
  prefix + id.replace(/[^\w-]/g, (sign) => `_${sign.codePointAt(0)!.toString(16)}_`);

const GROUPED: ReadonlySet<string> = new Set(['radio', 'checkbox', 'likert', ...Object.keys(REQUIRED_PARTS)]);

function hiddenControl(field: FormField, id: string, value: FormValue | undefined): MarkupNode {
  const text = value === undefined ? field.value : flattenValue(value)[0];
  return createNode('input', {
    type: 'hidden',
    id,
    name: field.id,
    value: text ?? '',
    'data-key': field.key,
  });
}

type Description = MarkupNode | false;

function single(context: FieldContext, description: Description): (MarkupNode | false)[] {
  const { field, id } = context;
  if (field.type === 'section') {
    const underline = field.underline === true;
    return [createNode('h2', { id, 'data-underline': underline }, field.title), description];
  }
  return [createNode('label', { for: id }, ...titleOf(context)), description, control(context)];
}

function group(context: FieldContext, description: Description): MarkupNode[] {
  const { field, id, describedBy } = context;
  const legend = createNode('legend', {}, ...titleOf(context));
  return [
    // A link to the field and the focus of a problem lead to it.
    createNode(
      'fieldset',
      { id, tabindex: '-1', 'aria-describedby': describedBy },
      legend,
      description,
      ...groupControls(context, field),
    ),
  ];
}

function groupControls(context: FieldContext, field: FormField): readonly MarkupNode[] {
  if (field.type === 'likert') return createLikertMarkup(context);
  if (isComposite(field.type)) return [createPartMarkup(context, field.type)];
  return choices(context, field.type as 'radio' | 'checkbox');
}

/** The mark is for the eye; controls say by themselves that they are required, but a group of boxes cannot. */
function titleOf({ field, texts }: FieldContext): (MarkupNode | string)[] {
  if (!field.required) return [field.title];
  const spoken = field.type === 'checkbox' && (field.options?.length ?? 0) !== 1;
  return [
    field.title,
    createNode('span', { class: 'required', 'aria-hidden': 'true' }, ` ${texts.requiredMark}`),
    ...(spoken
      ? [createNode('span', { class: 'required site-form-spoken' }, ` ${texts.requiredSpoken}`)]
      : []),
  ];
}

function control(context: FieldContext): MarkupNode {
  const { field, id, texts } = context;
  const shared = controlAttributes(context);
  const text = textOf(context);
  switch (field.type) {
    case 'textarea': {
      const maxlength = field.maxLength === undefined ? undefined : String(field.maxLength);
      const { autocomplete, placeholder } = field;
      return createNode('textarea', { ...shared, maxlength, autocomplete, placeholder }, text);
    }
    case 'select':
      return createNode(
        'select',
        shared,
        createNode('option', { value: '' }, texts.choose),
        ...(field.options ?? []).map((option) =>
          createNode('option', { value: option, selected: option === text }, option),
        ),
      );
    case 'currency':
      return createNode(
        'div',
        { class: 'site-form-currency' },
        field.currencySymbol && createNode('span', { id: `${id}-symbol` }, field.currencySymbol),
        createNode('input', { ...shared, ...getInputAttributes(field), value: text }),
      );
    default:
      return createNode('input', { ...shared, ...getInputAttributes(field), value: text || undefined });
  }
}

const controlAttributes = ({ field, id, wrong, describedBy }: FieldContext): MarkupNode['attributes'] => ({
  id,
  name: field.id,
  required: field.required,
  'aria-invalid': wrong ? 'true' : undefined,
  'aria-describedby': describedBy,
});

/** Secrets are not sent back. */
const textOf = ({ field, value }: FieldContext): string =>
  field.type === 'password' || value === undefined ? '' : (flattenValue(value)[0] ?? '');

function choices({ field, id, value, wrong }: FieldContext, type: 'radio' | 'checkbox'): MarkupNode[] {
  const chosen = value === undefined ? [] : flattenValue(value);
  const options = field.options ?? [];
  const required = field.required && (type === 'radio' || options.length === 1);
  return options.map((option, index) =>
    createNode(
      'label',
      { class: 'choice' },
      createNode('input', {
        type,
        id: `${id}-${index + 1}`,
        name: field.id,
        value: option,
        checked: chosen.includes(option),
        required,
        'aria-invalid': wrong && type === 'checkbox' ? 'true' : undefined,
      }),
      ` ${option}`,
    ),
  );
}
