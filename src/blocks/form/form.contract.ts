// Public contract of `<site-form>`.

import { choice, flag, INVALID, json, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/messages';
import { loading } from './form.loading';
import type { FormMessages } from './form.messages';

export const form = contract({
  tag: 'site-form',
  description:
    'Validates and submits the form that the page places inside it; without script, the form posts natively. If the page provides no form, one is generated from a definition. A child with `data-success` and `hidden` is shown after success.',
  root: 'light',
  kind: 'react',
  loading,
  dependencies: ['site-captcha'],
  attributes: {
    formId: withAliases(
      ['id'],
      text(
        '',
        'Id of the form at the site API. Without an id, the form is validated and then posts natively. If the page provides no form, the definition with this id is requested.',
      ),
    ),
    definition: withAliases(
      ['fields', 'formFields'],
      json<object | null>(
        null,
        'Definition of a generated form: a list of fields, or an object with `fields` and the settings of the form. `limitsText: false` in the object ignores the maximum length of text areas, for form handlers that do not support it.',
        { expects: 'a list of fields', accept: (value) => (typeof value === 'object' ? value : INVALID) },
      ),
    ),
    src: text('', 'URL of such a definition as JSON.'),
    submitButtonText: withAliases(
      ['formSubmitButtonText'],
      text('', 'Text of the submit button of a generated form.'),
    ),
    disclaimer: text('', 'Simple HTML above the submit button of a generated form.'),
    collectionId: text('', 'Id of the collection that the page belongs to; sent with the submission.'),
    objectName: text('', 'Name of the page or block; sent with the submission.'),
    isOverlayForm: flag(false, 'The form is in an overlay; detected automatically inside a dialog.'),
    submissionMessage: text(
      '',
      'Message after success; for more than a sentence, use a child with `data-success`.',
    ),
    draft: flag(
      false,
      'Stores unsent input in the browser if the visitor has consented; never passwords, hidden fields or card numbers.',
    ),
    postSubmitHtml: text('', 'HTML shown after success; it is sanitized.'),
    trustedHtml: flag(false, 'Runs the scripts in `post-submit-html`.'),
    successRedirect: text('', 'URL to open after success: http, https or a path.'),
    emailPolicy: choice(
      ['html', 'documented'],
      'html',
      'Accepts every address that browsers accept (html), or only top-level domains of 2 to 4 letters (documented).',
    ),
    errorFocus: choice(
      ['field', 'summary'],
      'field',
      'Where the focus moves when fields are invalid: to the first invalid field, or to the error summary.',
    ),
    unknownErrors: withAliases(
      ['otherErrors'],
      choice(
        ['show', 'log'],
        'show',
        'How failures without their own message are reported: to the visitor as an unknown error, or only in the console, as documented.',
      ),
    ),
    messages: json<Partial<FormMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-form-submit-request': event<SubmitDetail>(
      'Dispatched before a valid form is sent. Cancel it to send the values yourself.',
    ),
    'site-form-success': event<{ formId: string; submissionId: string }>(
      'The server has stored the submission.',
    ),
    'site-form-failure': event<{
      formId: string;
      status: number;
      message: string;
      fields: Record<string, string>;
      waiting: boolean;
    }>(
      'The submission failed; the input is preserved. With `waiting`, it is stored and retried automatically.',
    ),
    'site-form-invalid': event<{ fields: Record<string, string> }>(
      'Validation found invalid fields on submit; `fields` holds the messages by field id.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-form-gap': 'Space between fields.',
    '--site-form-border': 'Border of the controls.',
    '--site-form-radius': 'Corner radius of the controls and the button.',
    '--site-error': 'Color of errors.',
    '--site-success': 'Border of the success message.',
  },
});

interface SubmitDetail {
  readonly formId: string;
  /** Values by field id: text, a list of parts or checked values, or the checked values by question (FRM-016 to FRM-022). */
  readonly values: Record<string, string | string[] | Record<string, string[]>>;
  readonly submitButtonText: string;
}
