// Reads the fields of the page's form from its controls. Fields are read on demand, so that controls that were added,
// disabled or renamed are up to date.

import type { FieldInput } from '../../core/fields/values';
import { type CompositeType, isComposite, PARTS } from '../../core/forms/field-parts';
import { FIELD_TYPES, type FieldType } from '../../core/wire/field-types';
import { getFormElements } from '../../kit/form/form-element';
import { getErrorAnchor, getLabelText } from './field-label';
import { FIELD_SELECTOR, TITLE_SELECTOR } from './published-markup';

/** A form control; other form-associated elements are treated like an `<input>`. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface Field {
  /** Key of the value and of server errors; empty for controls without a name, which are only validated. */
  readonly id: string;
  /** The id, or a generated key if there is none. */
  readonly key: string;
  readonly type: FieldType;
  /** The label text. */
  readonly title: string;
  readonly controls: readonly [Control, ...Control[]];
  /** The `<fieldset>` or wrapper of a field with several controls. */
  readonly groupElement: HTMLElement | null;
  /** The error is inserted before it, above the title of the field (FRM-048). */
  readonly anchor: Element;
}

/** The enabled fields in document order. */
export function readFields(form: HTMLFormElement): Field[] {
  const groups = new Map<unknown, { id: string; wrapper: HTMLElement | null; controls: Control[] }>();
  for (const control of getControls(form)) {
    const wrapper = getWrapper(control, form);
    const wrapperId = wrapper?.dataset.fieldId || (wrapper?.matches(FIELD_SELECTOR) && wrapper.id);
    const id = wrapperId || getFieldName(control, wrapper);
    const group = groups.get(id || control) ?? { id, wrapper, controls: [] };
    group.controls.push(control);
    groups.set(id || control, group);
  }
  return [...groups.values()].map(({ id, wrapper, controls }, index) =>
    createField(id, id || `#${index}`, wrapper, controls),
  );
}

/** Finds the field of a control. */
export const findField = (fields: readonly Field[], control: EventTarget | null): Field | undefined =>
  fields.find(({ controls }) => controls.includes(control as Control));

/** Reads the current input of a field. */
export function getFieldInput({ type, controls }: Field): FieldInput {
  if (isComposite(type)) return { values: sortByPart(type, controls).flatMap(getSelectedValues) };
  if (type !== 'likert') return { values: controls.flatMap(getSelectedValues) };
  // No prototype, because a question can have any name.
  const answers: Record<string, string[]> = Object.create(null);
  for (const control of controls) {
    const question = getQuestion(control);
    answers[question] = [...(answers[question] ?? []), ...getSelectedValues(control)];
  }
  return { values: [], answers };
}

/** Whether the control is a checkbox or a radio button. */
export const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const NOT_A_FIELD =
  'fieldset, output, object, button, [type=submit], [type=button], [type=reset], [type=image]';

const getControls = (form: HTMLFormElement): Control[] =>
  getFormElements(form).filter((control) => !control.matches(`${NOT_A_FIELD}, :disabled`)) as Control[];

/** Sorts controls in the order of the stored value; controls without a part name keep their order. */
function sortByPart(type: CompositeType, controls: readonly Control[]): Control[] {
  const parts: readonly string[] = PARTS[type];
  const getIndex = ({ dataset, name }: Control) =>
    parts.indexOf(dataset.part ?? /\[(\w+)\]$/.exec(name ?? '')?.[1] ?? '');
  return [...controls].sort((a, b) => getIndex(a) - getIndex(b));
}

/** The wrapper that groups controls into a field, in our markup or published markup. */
function getWrapper(control: Control, form: HTMLFormElement): HTMLElement | null {
  const wrapper = control.closest<HTMLElement>(`[data-field-type], ${FIELD_SELECTOR}`);
  return wrapper?.contains(form) ? null : wrapper;
}

/** `food[Taste]` is a question of the Likert field `food`. */
function getFieldName({ name }: Control, wrapper: HTMLElement | null): string {
  return wrapper?.dataset.fieldType === 'likert' ? name.replace(/\[.*$/, '') : name;
}

const getQuestion = (control: Control): string =>
  control.dataset.question ?? /\[(.*)\]$/.exec(control.name ?? '')?.[1] ?? control.name;

/** Submitted values of a control: checked or selected values only. */
function getSelectedValues(control: Control): string[] {
  if (isCheckable(control)) return control.checked ? [control.value] : [];
  if (control.type === 'select-multiple')
    return [...(control as HTMLSelectElement).selectedOptions].map(({ value }) => value);
  return [String(control.value ?? '')];
}

function createField(id: string, key: string, wrapper: HTMLElement | null, all: Control[]): Field {
  const visible = all.filter(({ type }) => type !== 'hidden');
  const controls = (visible.length > 0 ? visible : all) as [Control, ...Control[]];
  const first = controls[0];
  const groupElement = findGroup(controls, wrapper);
  let title: string | undefined;
  const getLabel = () => groupElement?.querySelector(TITLE_SELECTOR) ?? first.labels?.[0] ?? null;
  return {
    id,
    key,
    type: getFieldType(wrapper, controls),
    controls,
    groupElement,
    // Computed lazily, because all fields are read on each input event.
    get title() {
      title ??= getLabelText(getLabel()) || first.ariaLabel || (first as HTMLInputElement).placeholder || id;
      return title;
    },
    get anchor() {
      return groupElement ?? getErrorAnchor(first, getLabel());
    },
  };
}

function findGroup(controls: readonly [Control, ...Control[]], wrapper: HTMLElement | null) {
  const [first] = controls;
  const group = controls.length > 1 || first.type === 'radio' ? (first.closest('fieldset') ?? wrapper) : null;
  return group && controls.every((control) => group.contains(control)) ? group : null;
}

const TYPE_BY_INPUT: Readonly<Record<string, FieldType>> = {
  'select-one': 'select',
  'select-multiple': 'checkbox',
  url: 'website',
};

const isFieldType = (name: string | undefined): name is FieldType => FIELD_TYPES.includes(name as FieldType);

function getFieldType(wrapper: HTMLElement | null, controls: readonly Control[]): FieldType {
  const classNames = wrapper?.matches(FIELD_SELECTOR) ? wrapper.classList : [];
  const explicit = [wrapper?.dataset.fieldType, ...classNames].find(isFieldType);
  if (explicit) return explicit;
  const inputType = controls[0]!.type;
  const type = TYPE_BY_INPUT[inputType] ?? (isFieldType(inputType) ? inputType : 'text');
  // A native date or time control has a single value; several controls are its parts.
  if (controls.length > 1 && !/^(radio|checkbox)$/.test(type)) return 'name';
  return /^(date|time)$/.test(type) ? 'text' : type;
}
