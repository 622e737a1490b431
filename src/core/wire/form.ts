/** Forms, submission keys and submissions on the wire. */
import * as v from 'valibot';
import { FIELD_TYPES } from './field-types';

export { HONEYPOT_FIELD } from '../honeypot';
export type { FieldType } from './field-types';

/** Public definition of a field. */
export type FormField = v.InferOutput<typeof FormFieldSchema>;

/** Public definition of a form: response of `GET /api/form/:formId`. */
export type FormDefinition = v.InferOutput<typeof FormDefinitionSchema>;

/**
 * Value of a field (FRM-015 to FRM-022): a string, a list of parts or checked values, or, for a likert field, the checked
 * values of each question.
 */
export type FormValue = v.InferOutput<typeof FormValueSchema>;

/** Values by field id, sent as the JSON string `form` (FRM-013). */
export type FormValues = v.InferOutput<typeof FormValuesSchema>;

/** Response of `POST /api/form/FormSubmissionKey`. The key is valid for one hour and one submission. */
export type FormSubmissionKey = v.InferOutput<typeof FormSubmissionKeySchema>;

/** Body of `POST /api/form/SaveFormSubmission`, as JSON or form-encoded (FRM-012). */
export type SaveFormSubmission = v.InferInput<typeof SaveFormSubmissionSchema>;

/** Response 200 of `SaveFormSubmission`; 400 is `Failure` or `FieldFailures`. */
export type SaveFormSubmissionResponse = v.InferOutput<typeof SaveFormSubmissionResponseSchema>;

/** Response of `GET /api/form/:formId/submissions`, for the owner; newest first. */
export type FormSubmissions = v.InferOutput<typeof FormSubmissionsSchema>;

export const FormFieldSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.description('Also the name of the control in a native form.')),
  type: v.picklist(FIELD_TYPES),
  title: v.string(),
  required: v.boolean(),
  description: v.optional(v.string()),
  placeholder: v.optional(v.string()),
  options: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Values of radio, checkbox and select fields; answers of likert fields.'),
  ),
  questions: v.pipe(v.optional(v.array(v.string())), v.description('Questions of a likert field.')),
  maxLength: v.pipe(v.optional(v.number()), v.description('Maximum length of a textarea, in characters.')),
  currencySymbol: v.optional(v.string()),
  showCountryCode: v.optional(v.boolean()),
  emailPolicy: v.pipe(
    v.optional(v.picklist(['documented', 'html'])),
    v.description('Which addresses an email field accepts; default: html.'),
  ),
  underline: v.pipe(v.optional(v.boolean()), v.description('Section: shows a line below the title.')),
  dateOrder: v.pipe(
    v.optional(v.picklist(['mdy', 'dmy', 'ymd'])),
    v.description('Order of the date inputs; on the wire always month, day, year.'),
  ),
  autocomplete: v.pipe(
    v.optional(v.string()),
    v.description('Autofill token of the control; `bday` for the three controls of a date.'),
  ),
  key: v.pipe(
    v.optional(v.string()),
    v.description('Hidden field: query parameter that provides the value; default: the field id.'),
  ),
  value: v.pipe(v.optional(v.string()), v.description('Hidden field: default value.')),
});

export const FormCaptchaSchema = v.object({
  provider: v.picklist(['altcha', 'recaptcha', 'hcaptcha', 'turnstile']),
  siteKey: v.pipe(v.optional(v.string()), v.description('Public key; not needed for altcha.')),
});

export const FormDefinitionSchema = v.object({
  id: v.string(),
  name: v.string(),
  fields: v.array(FormFieldSchema),
  submitButtonText: v.string(),
  submissionMessage: v.pipe(v.string(), v.description('Plain text shown after success.')),
  postSubmitHtml: v.pipe(
    v.optional(v.string()),
    v.description('HTML shown after success, to be sanitized by the page.'),
  ),
  successRedirect: v.pipe(v.optional(v.string()), v.description('URL to open after success.')),
  disclaimer: v.pipe(
    v.optional(v.string()),
    v.description('Text above the button; simple HTML, to be sanitized by the page.'),
  ),
  captcha: v.optional(FormCaptchaSchema),
  draft: v.pipe(
    v.optional(v.boolean()),
    v.description('Stores drafts in the browser until the form is sent.'),
  ),
  messages: v.pipe(v.optional(v.record(v.string(), v.string())), v.description('Custom messages by name.')),
});

export const FormValueSchema = v.union([
  v.string(),
  v.array(v.string()),
  v.record(v.string(), v.array(v.string())),
]);

export const FormValuesSchema = v.record(v.string(), FormValueSchema);

export const FormSubmissionKeySchema = v.object({ key: v.string() });

export const SaveFormSubmissionSchema = v.object({
  key: v.pipe(v.string(), v.description('From FormSubmissionKey.')),
  formId: v.string(),
  collectionId: v.optional(v.string()),
  objectName: v.optional(v.string()),
  isOverlayForm: v.optional(v.union([v.boolean(), v.picklist(['true', 'false', ''])])),
  submitButtonText: v.optional(v.string()),
  form: v.pipe(v.string(), v.description('A JSON string: field id to value.')),
  captchaKey: v.optional(v.string()),
  pageUrl: v.pipe(v.optional(v.string()), v.description('Page-event field: URL of the page with the form.')),
  pageTitle: v.optional(v.string()),
  elapsedMs: v.pipe(
    v.optional(v.union([v.number(), v.string()])),
    v.description('Milliseconds between showing the form and submitting it; used to detect bots.'),
  ),
});

export const SaveFormSubmissionResponseSchema = v.object({ submissionId: v.string() });

export const FormSubmissionsSchema = v.object({
  submissions: v.array(
    v.object({
      submissionId: v.string(),
      at: v.pipe(v.string(), v.description('ISO 8601, UTC.')),
      values: FormValuesSchema,
      page: v.pipe(v.record(v.string(), v.unknown()), v.description('The page-event fields.')),
      held: v.pipe(
        v.optional(v.string()),
        v.description(
          'Why the submission is held for review (trap, quick, links, unproven); no notification was sent.',
        ),
      ),
    }),
  ),
  next: v.pipe(
    v.nullable(v.string()),
    v.description('Value of `before` for the next page; null at the end.'),
  ),
});
