// What does a form consist of that is made from its definition? The controls that the server's page has too.
import { type ControlTexts, fieldControls } from '../../../core/forms/controls';
import { type MarkupNode, node } from '../../../core/forms/markup';
import type { MadeDefinition } from './definition';

export interface FormMaking {
  /** Before all ids. */
  readonly idPrefix: string;
  /** Where a page without script would post it; empty for the page itself. */
  readonly action: string;
  readonly texts: ControlTexts;
  readonly buttonText: string;
}

/** The `<form>`; `data-site-made` tells it from one that the page wrote. */
export function formMarkup(
  { fields, disclaimer, captcha }: MadeDefinition,
  { idPrefix, action, texts, buttonText }: FormMaking,
): MarkupNode {
  return node(
    'form',
    { method: 'post', action: action || undefined, 'data-site-made': true },
    ...fields.map((field) => fieldControls(field, { idPrefix, texts })),
    captcha &&
      node('site-captcha', {
        provider: captcha.provider,
        'site-key': captcha.siteKey,
        class: 'site-form-captcha',
      }),
    disclaimer && node('div', { class: 'site-form-disclaimer' }),
    node('p', { class: 'site-form-submit' }, node('button', {}, buttonText)),
  );
}
