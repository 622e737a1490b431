// What is wrong with a field, in words for the visitor? The documented rules first, then what the browser finds.
import type { EmailPolicy } from '../../core/forms/email';
import { checkValue, type Rules } from '../../core/forms/rules';
import { shapeValue } from '../../core/forms/values';
import type { FieldError } from './form.model';
import type { Texts } from './form.texts';
import { limitOf } from './limits';
import { type Control, type Field, inputOf, isTick } from './read-fields';

export interface Checking {
  readonly emailPolicy: EmailPolicy;
  readonly texts: Texts;
  readonly rules: Rules;
}

/** One error for each wrong field, in document order. */
export function findErrors(fields: readonly Field[], how: Checking): FieldError[] {
  return fields.flatMap((field) => {
    const text = findProblem(field, how);
    return text === null ? [] : [{ id: field.key, text }];
  });
}

/** Null if the field is right. A `data-error` on the control or its group stands for any text. */
export function findProblem(field: Field, how: Checking): string | null {
  const { controls, group } = field;
  // Read-only controls and hidden fields are the page's own business.
  if (controls.every((control) => control.willValidate === false)) return null;
  const text = documentedProblem(field, how) ?? browserProblem(field, how.texts);
  return text && (controls[0].dataset.error || group?.dataset.error || text);
}

function documentedProblem(field: Field, { emailPolicy, texts, rules }: Checking): string | null {
  const { kind: type, controls } = field;
  // What cannot be read as a number or date is no value at all: let the browser tell.
  if (controls.some(({ validity }) => validity?.badInput)) return null;
  const needed = controls.filter((control) => control.matches('[required], [aria-required=true]'));
  const required = needed.length > 0 || isMarked(field);
  const value = needed.some(isBlank) ? '' : (shapeValue(type, inputOf(field)) ?? '');
  // Which answers there are the page has decided by its controls.
  const options = type === 'likert' ? controls.map((control) => control.value) : undefined;
  const facts = {
    type,
    get title() {
      return field.title;
    },
    required,
    options,
    maxLength: limitOf(controls[0]),
    emailPolicy,
  };
  return checkValue(rules, facts, value, texts) ?? null;
}

/** Of radio buttons, and of boxes that are only required together, one is enough: the value tells. */
function isBlank(control: Control): boolean {
  if (!isTick(control)) return String(control.value ?? '').trim() === '';
  return control.type === 'checkbox' && control.required && !control.checked;
}

/** FRM-046: is it, or what stands around it in the form, of the class `required`? */
function isMarked({ controls: [first] }: Field): boolean {
  const mark = first.closest('.required, [aria-required=true]');
  return mark !== null && !(first.form && mark.contains(first.form));
}

const FLAGS = [
  'badInput',
  'customError',
  'patternMismatch',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooShort',
  'typeMismatch',
] as const;

/** The documented rules are wider than the browser's for these. */
const OWN_TYPE = /^(email|website)$/;

function browserProblem({ controls, kind }: Field, texts: Texts): string | null {
  const refused = controls.find(({ validity }) =>
    FLAGS.some((flag) => validity?.[flag] && !(flag === 'typeMismatch' && OWN_TYPE.test(kind))),
  );
  return refused ? refused.validationMessage || texts.invalidFields : null;
}
