// Markup of Likert questions.

import { createNode, type MarkupNode } from '../markup/markup';
import type { ControlMessages, FieldContext } from './field-context';
import { getPartName } from './field-parts';
import { LIKERT_MESSAGE_NAMES, LIKERT_VALUES } from './likert';

/** Creates a radio group for each question, labeled with the question. */
export function createLikertMarkup(context: FieldContext): MarkupNode[] {
  const { field, id, value, messages } = context;
  const choices = getChoices(field.options, messages);
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
      ...choices.map(([answer, text], choiceIndex) =>
        createNode(
          'label',
          { class: 'choice' },
          createNode('input', {
            type: 'radio',
            id: `${label}-${choiceIndex + 1}`,
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

/** Value and label of each choice; custom options are used as both. */
function getChoices(
  options: readonly string[] | undefined,
  messages: ControlMessages,
): (readonly [string, string])[] {
  if (options) return options.map((option) => [option, option]);
  return LIKERT_VALUES.map((value, index) => [value, messages[LIKERT_MESSAGE_NAMES[index]!]]);
}
