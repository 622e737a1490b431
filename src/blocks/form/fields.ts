// Which fields does the page's form have? Read from the real controls at the moment of the question, so controls
// that were added, disabled or renamed meanwhile are seen as they are.
import { type CompositeType, isComposite, PARTS } from '../../core/forms/field-parts';
import type { FieldInput } from '../../core/forms/values';
import { FIELD_TYPES, type FieldType } from '../../core/wire/field-types';
import { getFormElements } from '../../kit/form/form-element';
import { getErrorAnchor, getLabelText } from './field-label';

/** What a field is filled in with; other form-associated elements are read like an `<input>`. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface Field {
  /** Key of the value and of a server's error; empty for a control without a name, which is only validated. */
  readonly id: string;
  /** The id, or what stands for it where there is none. */
  readonly key: string;
  readonly type: FieldType;
  /** What the visitor calls it. */
  readonly title: string;
  readonly controls: readonly [Control, ...Control[]];
  /** The `<fieldset>` or wrapper of a field with several controls. */
  readonly groupElement: HTMLElement | null;
  /** The error goes before it: above the title of the field (FRM-048). */
  readonly anchor: Element;
}

/** The enabled fields in document order. */
export function readFields(form: HTMLFormElement): Field[] {
  const groups = new Map<unknown, { id: string; box: HTMLElement | null; controls: Control[] }>();
  for (const control of controlsOf(form)) {
    const box = boxOf(control, form);
    const id = box?.dataset.fieldId || (box?.matches('.form-item') && box.id) || nameOf(control, box);
    const group = groups.get(id || control) ?? { id, box, controls: [] };
    group.controls.push(control);
    groups.set(id || control, group);
  }
  return [...groups.values()].map(({ id, box, controls }, index) =>
    fieldOf(id, id || `#${index}`, box, controls),
  );
}

/** The field that a control belongs to. */
export const findField = (fields: readonly Field[], control: EventTarget | null): Field | undefined =>
  fields.find(({ controls }) => controls.includes(control as Control));

/** What the visitor left in the controls. */
export function getFieldInput({ type, controls }: Field): FieldInput {
  if (isComposite(type)) return { values: inWireOrder(type, controls).flatMap(chosen) };
  if (type !== 'likert') return { values: controls.flatMap(chosen) };
  // Without a prototype, for a question may have any name.
  const answers: Record<string, string[]> = Object.create(null);
  for (const control of controls) {
    const question = questionOf(control);
    answers[question] = [...(answers[question] ?? []), ...chosen(control)];
  }
  return { values: [], answers };
}

/** A checkbox or a radio button. */
export const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const NOT_A_FIELD =
  'fieldset, output, object, button, [type=submit], [type=button], [type=reset], [type=image]';

const controlsOf = (form: HTMLFormElement): Control[] =>
  getFormElements(form).filter((control) => !control.matches(`${NOT_A_FIELD}, :disabled`)) as Control[];

/** As the parts stand in the value; controls that name no part stay as they stand in the page. */
function inWireOrder(kind: CompositeType, controls: readonly Control[]): Control[] {
  const parts: readonly string[] = PARTS[kind];
  const place = ({ dataset, name }: Control) =>
    parts.indexOf(dataset.part ?? /\[(\w+)\]$/.exec(name ?? '')?.[1] ?? '');
  return [...controls].sort((a, b) => place(a) - place(b));
}

/** A wrapper that makes several controls one field, or that names the field: ours, or captured real markup. */
function boxOf(control: Control, form: HTMLFormElement): HTMLElement | null {
  const box = control.closest<HTMLElement>('[data-field-type], .form-item');
  return box?.contains(form) ? null : box;
}

/** `food[Taste]` is a question of the likert field `food`. */
function nameOf({ name }: Control, box: HTMLElement | null): string {
  return box?.dataset.fieldType === 'likert' ? name.replace(/\[.*$/, '') : name;
}

const questionOf = (control: Control): string =>
  control.dataset.question ?? /\[(.*)\]$/.exec(control.name ?? '')?.[1] ?? control.name;

/** The values that count: of a tick only if it is set, of a list all that are selected. */
function chosen(control: Control): string[] {
  if (isCheckable(control)) return control.checked ? [control.value] : [];
  if (control.type === 'select-multiple')
    return [...(control as HTMLSelectElement).selectedOptions].map(({ value }) => value);
  return [String(control.value ?? '')];
}

function fieldOf(id: string, key: string, box: HTMLElement | null, all: Control[]): Field {
  const visible = all.filter(({ type }) => type !== 'hidden');
  const controls = (visible.length > 0 ? visible : all) as [Control, ...Control[]];
  const first = controls[0];
  const group = controls.length > 1 || first.type === 'radio' ? (first.closest('fieldset') ?? box) : null;
  const own = group && controls.every((control) => group.contains(control)) ? group : null;
  const label = () => own?.querySelector('legend, .title') ?? first.labels?.[0] ?? null;
  return {
    id,
    key,
    type: kindOf(box, controls),
    controls,
    groupElement: own,
    // Asked for only where something is wrong: a form of fifty fields is read with each key that is pressed.
    get title() {
      return getLabelText(label()) || first.ariaLabel || (first as HTMLInputElement).placeholder || id;
    },
    get anchor() {
      return own ?? getErrorAnchor(first, label());
    },
  };
}

const BY_INPUT: Readonly<Record<string, FieldType>> = {
  'select-one': 'select',
  'select-multiple': 'checkbox',
  url: 'website',
};

const isKind = (word: string | undefined): word is FieldType => FIELD_TYPES.includes(word as FieldType);

function kindOf(box: HTMLElement | null, controls: readonly Control[]): FieldType {
  const said = [box?.dataset.fieldType, ...(box?.matches('.form-item') ? box.classList : [])].find(isKind);
  if (said) return said;
  const { type } = controls[0]!;
  const kind = BY_INPUT[type] ?? (isKind(type) ? type : 'text');
  // A native date or time is one text; its parts are only several where there are several controls.
  if (controls.length > 1 && !/^(radio|checkbox)$/.test(kind)) return 'name';
  return /^(date|time)$/.test(kind) ? 'text' : kind;
}
