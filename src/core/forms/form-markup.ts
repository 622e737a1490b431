// Markup of a form generated from its definition. Shared by the browser and the server.

import { createNode, type MarkupNode } from '../markup/markup';
import type { FormDefinition } from '../wire/form';
import type { ControlMessages } from './field-context';
import { createFieldMarkup } from './field-markup';

type Parts = Pick<FormDefinition, 'fields'> & Partial<Pick<FormDefinition, 'captcha' | 'disclaimer'>>;

export interface FormMarkupOptions {
  /** Prefix of all ids. */
  readonly idPrefix: string;
  /** URL for native submission; empty for the current page. */
  readonly action: string;
  readonly messages: ControlMessages;
  readonly buttonText: string;
  /** Plain text of the disclaimer; without it an empty container is rendered for the caller to fill. */
  readonly disclaimerText?: string | undefined;
  /** Rendered by the server, so treated like a form that the page author wrote. */
  readonly isServerRendered?: boolean;
}

/** Creates the `<form>`; `data-site-generated` distinguishes it from a form written by the page author. */
export function createFormMarkup(
  { fields, disclaimer, captcha }: Parts,
  { idPrefix, action, messages, buttonText, disclaimerText, isServerRendered }: FormMarkupOptions,
): MarkupNode {
  return createNode(
    'form',
    { method: 'post', action: action || undefined, 'data-site-generated': !isServerRendered },
    ...fields.map((field) => createFieldMarkup(field, { idPrefix, messages })),
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
