// Which controls do the questions of a likert field have?
import type { ControlTexts, FieldContext } from './controls';
import { LIKERT_TEXTS, LIKERT_VALUES } from './likert';
import { type MarkupNode, node } from './markup';
import { partName } from './parts';

/** A group of radio buttons for each question, named by it. */
export function likertControls(context: FieldContext): MarkupNode[] {
  const { field, id, value, texts } = context;
  const answers = answersOf(field.options, texts);
  return (field.questions ?? []).map((question, index) => {
    const label = `${id}-${index + 1}`;
    const checked =
      typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, question)
        ? (value[question] ?? [])
        : [];
    return node(
      'div',
      {
        role: 'radiogroup',
        class: 'site-form-question',
        'aria-labelledby': label,
        'aria-required': field.required ? 'true' : undefined,
      },
      node('p', { id: label }, question),
      ...answers.map(([answer, text], place) =>
        node(
          'label',
          { class: 'choice' },
          node('input', {
            type: 'radio',
            id: `${label}-${place + 1}`,
            name: partName(field.id, question),
            value: answer,
            'data-question': question,
            checked: checked.includes(answer),
            required: field.required,
          }),
          ` ${text}`,
        ),
      ),
    );
  });
}

/** Of the form's own answers each is its own text. */
function answersOf(
  options: readonly string[] | undefined,
  texts: ControlTexts,
): (readonly [string, string])[] {
  if (options) return options.map((option) => [option, option]);
  return LIKERT_VALUES.map((value, index) => [value, texts[LIKERT_TEXTS[index]!]]);
}
