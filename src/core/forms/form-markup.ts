// What does a form consist of that is made from its definition? The same in the page and as the server prints it.
import type { FormDefinition } from '../wire/form';
import { type ControlTexts, fieldControls } from './controls';
import { type MarkupNode, node } from './markup';

type Parts = Pick<FormDefinition, 'fields'> & Partial<Pick<FormDefinition, 'captcha' | 'disclaimer'>>;

export interface FormMaking {
  /** Before all ids. */
  readonly idPrefix: string;
  /** Where a page without script would post it; empty for the page itself. */
  readonly action: string;
  readonly texts: ControlTexts;
  readonly buttonText: string;
  /** Its disclaimer in plain words; without it the place stays empty, for the page to fill. */
  readonly disclaimerText?: string | undefined;
  /** It is printed: the page's own as if somebody had written it. */
  readonly printed?: boolean;
}

/** The `<form>`; `data-site-made` tells it from one that the page wrote. */
export function formMarkup(
  { fields, disclaimer, captcha }: Parts,
  { idPrefix, action, texts, buttonText, disclaimerText, printed }: FormMaking,
): MarkupNode {
  return node(
    'form',
    { method: 'post', action: action || undefined, 'data-site-made': !printed },
    ...fields.map((field) => fieldControls(field, { idPrefix, texts })),
    captcha &&
      node('site-captcha', {
        provider: captcha.provider,
        'site-key': captcha.siteKey,
        class: 'site-form-captcha',
      }),
    disclaimer && node('div', { class: 'site-form-disclaimer' }, disclaimerText),
    node('p', { class: 'site-form-submit' }, node('button', {}, buttonText)),
  );
}
