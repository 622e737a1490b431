// Which controls do the questions of a likert field have?
import type { ControlMessages, FieldContext } from './field-markup';
import { getPartName } from './field-parts';
import { LIKERT_MESSAGE_NAMES, LIKERT_VALUES } from './likert';
import { createNode, type MarkupNode } from './markup';

/** A group of radio buttons for each question, named by it. */
export function createLikertMarkup(context: FieldContext): MarkupNode[] {
  const { field, id, value, texts } = context;
  const answers = answersOf(field.options, texts);
  return (field.questions ?? []).map((question, index) => {
    const label = `${id}-${index + 1}`;
    const checked =
      typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, question)
        ? (value[question] ?? [])
        : [];
    return createNode(
      'div',
      {
        role: 'radiogroup',
        class: 'site-form-question',
        'aria-labelledby': label,
        'aria-required': field.required ? 'true' : undefined,
      },
      createNode('p', { id: label }, question),
      ...answers.map(([answer, text], place) =>
        createNode(
          'label',
          { class: 'choice' },
          createNode('input', {
            type: 'radio',
            id: `${label}-${place + 1}`,
            name: getPartName(field.id, question),
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
  texts: ControlMessages,
): (readonly [string, string])[] {
  if (options) return options.map((option) => [option, option]);
  return LIKERT_VALUES.map((value, index) => [value, texts[LIKERT_MESSAGE_NAMES[index]!]]);
}
