// Class names and attributes in published markup of site builders that the form understands; README.md lists them.

/** A field: its id is the key of the value, one of its classes is the type. */
export const FIELD_SELECTOR = '.form-item';

/** Title of a field with several controls. */
export const TITLE_SELECTOR = 'legend, .title';

/** JSON beside a form without fields, or without a form; the one with a list `formFields` is the definition. */
export const JSON_SELECTOR = 'script[type="application/json"]';

/** The localized strings as JSON. */
export const STRINGS_SELECTOR = '.sqs-form-block-localized-strings';

/** Container into which the script of the site builder renders the form. */
export const WRAPPER_SELECTOR = '.form-wrapper';

/** Message after success. */
export const MESSAGE_SELECTOR = '.form-submission-text';

/** Nodes that are shown after success at the earliest. */
export const SUCCESS_SELECTOR = `[data-success], ${MESSAGE_SELECTOR}, .form-submission-html`;

/** HTML after success, in the attribute `data-submission-html`. */
export const SUBMISSION_HTML_SELECTOR = '[data-submission-html]';
