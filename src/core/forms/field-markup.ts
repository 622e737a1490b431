// Markup of a form field. Shared by server-rendered pages and forms generated in the browser, so that both use the same
// controls, names, ids and autofill tokens.

import { flattenValue } from '../fields/values';
import { createNode, type MarkupNode } from '../markup/markup';
import { controlMessages } from '../messages/control-messages';
import type { FormField, FormValue } from '../wire/form';
import type { ControlMessages, FieldContext } from './field-context';
import { isComposite, REQUIRED_PARTS } from './field-parts';
import { getInputAttributes } from './input-attributes';
import { createLikertMarkup } from './likert-markup';
import { createPartMarkup } from './part-markup';

/** Rendering options of a field. */
export interface FieldMarkupOptions {
  /** Prefix of all ids; keeps the ids of two forms on one page apart. */
  readonly idPrefix?: string;
  /** Submitted value; passwords are never rendered back. */
  readonly value?: FormValue | undefined;
  /** Error message, rendered above the title (FRM-048). */
  readonly error?: string | undefined;
  readonly messages?: ControlMessages;
}

/**
 * Creates the field wrapper (`data-field-id`, `data-field-type`) with error, title, description and controls; for a hidden
 * field only its `<input>`. Controls of composite fields are named `id[Part]`, those of Likert fields `id[question]`, all
 * others `id`.
 */
export function createFieldMarkup(field: FormField, options: FieldMarkupOptions = {}): MarkupNode {
  const { idPrefix = '', value, error, messages = controlMessages } = options;
  const id = toControlId(idPrefix, field.id);
  if (field.type === 'hidden') return hiddenControl(field, id, value);
  const descriptionId = field.description ? `${id}-description` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const symbolId = field.type === 'currency' && field.currencySymbol ? `${id}-symbol` : undefined;
  const describedBy = [descriptionId, symbolId, errorId].filter(Boolean).join(' ') || undefined;
  const context = { field, id, value, messages, isInvalid: !!error, describedBy };
  const description =
    descriptionId !== undefined &&
    createNode('p', { id: descriptionId, class: 'description' }, field.description);
  return createNode(
    'div',
    {
      class: `site-form-field${field.required ? ' required' : ''}`,
      'data-field-id': field.id,
      'data-field-type': field.type,
    },
    error && createNode('p', { id: errorId, class: 'error' }, error),
    ...(GROUPED.has(field.type) ? group(context, description) : single(context, description)),
  );
}

/** Replaces characters that are not safe in id lists and selectors. */
export const toControlId = (prefix: string, id: string): string =>
  prefix + id.replace(/[^\w-]/g, (character) => `_${character.codePointAt(0)!.toString(16)}_`);

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
  return [createNode('label', { for: id }, ...title(context)), description, control(context)];
}

function group(context: FieldContext, description: Description): MarkupNode[] {
  const { field, id, describedBy } = context;
  const legend = createNode('legend', {}, ...title(context));
  return [
    // Focusable, so that links to the field and error focus reach it.
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

/** The asterisk is decorative: controls expose `required` themselves. A checkbox group cannot, so it gets hidden text. */
function title({ field, messages }: FieldContext): (MarkupNode | string)[] {
  if (!field.required) return [field.title];
  const needsHiddenText = field.type === 'checkbox' && (field.options?.length ?? 0) !== 1;
  return [
    field.title,
    createNode('span', { class: 'required', 'aria-hidden': 'true' }, ` ${messages.requiredMark}`),
    ...(needsHiddenText
      ? [createNode('span', { class: 'required site-form-visually-hidden' }, ` ${messages.requiredLabel}`)]
      : []),
  ];
}

function control(context: FieldContext): MarkupNode {
  const { field, id, messages } = context;
  const shared = controlAttributes(context);
  const text = initialText(context);
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
        createNode('option', { value: '' }, messages.choose),
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

const controlAttributes = ({
  field,
  id,
  isInvalid,
  describedBy,
}: FieldContext): MarkupNode['attributes'] => ({
  id,
  name: field.id,
  required: field.required,
  'aria-invalid': isInvalid ? 'true' : undefined,
  'aria-describedby': describedBy,
});

/** Passwords are never rendered back. */
const initialText = ({ field, value }: FieldContext): string =>
  field.type === 'password' || value === undefined ? '' : (flattenValue(value)[0] ?? '');

function choices({ field, id, value, isInvalid }: FieldContext, type: 'radio' | 'checkbox'): MarkupNode[] {
  const selected = value === undefined ? [] : flattenValue(value);
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
        checked: selected.includes(option),
        required,
        'aria-invalid': isInvalid && type === 'checkbox' ? 'true' : undefined,
      }),
      ` ${option}`,
    ),
  );
}
