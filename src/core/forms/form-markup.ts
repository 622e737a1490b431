// What does a form consist of that is made from its definition? The same in the page and as the server prints it.
import type { FormDefinition } from '../wire/form';
import { type ControlMessages, createFieldMarkup } from './field-markup';
import { createNode, type MarkupNode } from './markup';

type Parts = Pick<FormDefinition, 'fields'> & Partial<Pick<FormDefinition, 'captcha' | 'disclaimer'>>;

export interface FormMarkupOptions {
  /** Before all ids. */
  readonly idPrefix: string;
  /** Where a page without script would post it; empty for the page itself. */
  readonly action: string;
  readonly texts: ControlMessages;
  readonly buttonText: string;
  /** Its disclaimer in plain words; without it the place stays empty, for the page to fill. */
  readonly disclaimerText?: string | undefined;
  /** It is printed: the page's own as if somebody had written it. */
  readonly isServerRendered?: boolean;
}

/** The `<form>`; `data-site-made` tells it from one that the page wrote. */
export function createFormMarkup(
  { fields, disclaimer, captcha }: Parts,
  { idPrefix, action, texts, buttonText, disclaimerText, isServerRendered }: FormMarkupOptions,
): MarkupNode {
  return createNode(
    'form',
    { method: 'post', action: action || undefined, 'data-site-made': !isServerRendered },
    ...fields.map((field) => createFieldMarkup(field, { idPrefix, texts })),
    captcha &&
      createNode('site-captcha', {
        provider: captcha.provider,
        'site-key': captcha.siteKey,
        class: 'site-form-captcha',
      }),
    disclaimer && createNode('div', { class: 'site-form-disclaimer' }, disclaimerText),
    createNode('p', { class: 'site-form-submit' }, createNode('button', {}, buttonText)),
  );
}
