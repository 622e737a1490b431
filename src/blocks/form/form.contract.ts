// What may a page rely on in `<site-form>`?

import { choice, flag, INVALID, json, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/messages';
import { loading } from './form.loading';
import type { FormMessages } from './form.messages';

export const form = contract({
  tag: 'site-form',
  description:
    'Checks and sends the form that the page writes inside it; without script the form posts by itself. Where the page writes none, it is made from its definition. A child with data-success and hidden is shown after success.',
  root: 'light',
  loading,
  attributes: {
    formId: withAliases(
      ['id'],
      text(
        '',
        'Id of the form at the site API; without it the form is checked here and then posts natively. Where the page writes no form, its fields are asked for there.',
      ),
    ),
    definition: withAliases(
      ['fields', 'formFields'],
      json<object | null>(
        null,
        'The form where the page writes none: a list of fields, or an object with `fields` and the texts of the form; `limitsText: false` in it where its handler knows no maximum length of text areas.',
        { expects: 'a list of fields', accept: (value) => (typeof value === 'object' ? value : INVALID) },
      ),
    ),
    src: text('', 'Address of such a definition as JSON.'),
    submitButtonText: withAliases(
      ['formSubmitButtonText'],
      text('', 'What is written on the button of a form that is made from its definition.'),
    ),
    disclaimer: text('', 'Simple HTML above the button of a form that is made from its definition.'),
    collectionId: text('', 'Collection that the page belongs to; sent along.'),
    objectName: text('', 'Name of the page or block; sent along.'),
    isOverlayForm: flag(false, 'The form is in an overlay; true by itself inside a dialog.'),
    submissionMessage: text(
      '',
      'What the visitor reads after success; for more than a sentence write a child with data-success.',
    ),
    draft: flag(
      false,
      'What is typed is kept in the browser until it is sent, if the visitor has consented; never passwords, hidden fields or card numbers.',
    ),
    postSubmitHtml: text('', 'HTML that is shown after success, sanitized.'),
    trustedHtml: flag(false, 'The scripts in post-submit-html are run.'),
    successRedirect: text('', 'Where the page goes after success: an http or https address, or a path.'),
    emailPolicy: choice(
      ['documented', 'html'],
      'documented',
      'Addresses with a top level of 2 to 4 letters, or all that browsers accept.',
    ),
    errorFocus: choice(
      ['field', 'summary'],
      'field',
      'Where the focus goes when fields are wrong: the first of them, or the list of errors.',
    ),
    otherErrors: choice(
      ['say', 'log'],
      'say',
      'What comes of a failure for which there is no text: the visitor reads the unknown error, or it is only written to the console, as documented.',
    ),
    messages: json<Partial<FormMessages>>({}, 'Texts that replace the English ones, by name.', {
      expects: 'an object of texts',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-form-submit-request': event<SubmitDetail>(
      'A valid form is about to be sent; a listener that prevents it sends the values itself.',
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
      'The submission was not taken; everything typed is still there. With `waiting` it will be sent by itself as soon as that is possible.',
    ),
    'site-form-invalid': event<{ fields: Record<string, string> }>(
      'A submit found fields that are not right; texts by field id.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-form-gap': 'Space between two fields.',
    '--site-form-border': 'Border of the controls.',
    '--site-form-radius': 'Corner radius of the controls and the button.',
    '--site-error': 'Colour of errors.',
    '--site-success': 'Border of the message after success.',
  },
});

interface SubmitDetail {
  readonly formId: string;
  /** By field id: text, the parts or checked values, or the checked values of each question (FRM-016 to FRM-022). */
  readonly values: Record<string, string | string[] | Record<string, string[]>>;
  readonly submitButtonText: string;
}
