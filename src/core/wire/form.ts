/** How are a form, its submission key and its submission written on the wire? */
import * as v from 'valibot';
import { FIELD_TYPES } from './field-types';

export type { FieldType } from './field-types';

/** One field of a form as everybody may see it. */
export type FormField = v.InferOutput<typeof FormFieldSchema>;

/** A form as everybody may see it: answer of `GET /api/form/:formId`. */
export type FormDefinition = v.InferOutput<typeof FormDefinitionSchema>;

/**
 * One entered value (FRM-015 to FRM-022): text, the list of parts or of checked values, or for a likert field
 * the checked values of each question.
 */
export type FormValue = v.InferOutput<typeof FormValueSchema>;

/** What the JSON string `form` of a submission holds: field id to value (FRM-013). */
export type FormValues = v.InferOutput<typeof FormValuesSchema>;

/** Answer of `POST /api/form/FormSubmissionKey`. The key is valid for one hour and for one submission. */
export type FormSubmissionKey = v.InferOutput<typeof FormSubmissionKeySchema>;

/** Body of `POST /api/form/SaveFormSubmission`, as JSON or form-encoded (FRM-012). */
export type SaveFormSubmission = v.InferInput<typeof SaveFormSubmissionSchema>;

/** Answer 200 of `SaveFormSubmission`; 400 is `Failure` or `FieldFailures`. */
export type SaveFormSubmissionResponse = v.InferOutput<typeof SaveFormSubmissionResponseSchema>;

/** Answer of `GET /api/form/:formId/submissions`, for the owner; newest first. */
export type FormSubmissions = v.InferOutput<typeof FormSubmissionsSchema>;

/** The field a person never sees and a robot fills in: filled means the submission is dropped. */
export const HONEYPOT_FIELD = 'leave-this-empty';

export const FormFieldSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.description('Also the name of its control in a native form.')),
  type: v.picklist(FIELD_TYPES),
  title: v.string(),
  required: v.boolean(),
  description: v.optional(v.string()),
  placeholder: v.optional(v.string()),
  options: v.pipe(
    v.optional(v.array(v.string())),
    v.description('The values of radio, checkbox and select; the answers of likert.'),
  ),
  questions: v.pipe(v.optional(v.array(v.string())), v.description('The questions of likert.')),
  maxLength: v.pipe(v.optional(v.number()), v.description('Of a textarea, in characters.')),
  currencySymbol: v.optional(v.string()),
  showCountryCode: v.optional(v.boolean()),
  emailPolicy: v.pipe(
    v.optional(v.picklist(['documented', 'html'])),
    v.description('Which addresses an email field takes; documented when absent.'),
  ),
  underline: v.pipe(v.optional(v.boolean()), v.description('Of a section: a line below its title.')),
  dateOrder: v.pipe(
    v.optional(v.picklist(['mdy', 'dmy', 'ymd'])),
    v.description('In which order a date is asked for; on the wire it is always month, day, year.'),
  ),
  autocomplete: v.pipe(
    v.optional(v.string()),
    v.description('The autofill token of its control; `bday` for the three of a date.'),
  ),
  key: v.pipe(
    v.optional(v.string()),
    v.description('Of a hidden field: the query parameter it listens to; its id when absent.'),
  ),
  value: v.pipe(v.optional(v.string()), v.description('The default of a hidden field.')),
});

export const FormCaptchaSchema = v.object({
  provider: v.picklist(['altcha', 'recaptcha', 'hcaptcha', 'turnstile']),
  siteKey: v.pipe(v.optional(v.string()), v.description('The public key; altcha needs none.')),
});

export const FormDefinitionSchema = v.object({
  id: v.string(),
  name: v.string(),
  fields: v.array(FormFieldSchema),
  submitButtonText: v.string(),
  submissionMessage: v.pipe(v.string(), v.description('Plain text shown after success.')),
  postSubmitHtml: v.pipe(v.optional(v.string()), v.description('To be sanitized by the page.')),
  successRedirect: v.pipe(v.optional(v.string()), v.description('Where the page goes after success.')),
  disclaimer: v.pipe(
    v.optional(v.string()),
    v.description('What the visitor reads above the button; simple HTML, to be sanitized by the page.'),
  ),
  captcha: v.optional(FormCaptchaSchema),
  draft: v.pipe(
    v.optional(v.boolean()),
    v.description('What was typed is kept in the browser until it is sent.'),
  ),
  messages: v.pipe(
    v.optional(v.record(v.string(), v.string())),
    v.description('Texts that replace the English ones, by name.'),
  ),
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
  pageUrl: v.pipe(v.optional(v.string()), v.description('Page-event field: where the form was filled in.')),
  pageTitle: v.optional(v.string()),
  elapsedMs: v.pipe(
    v.optional(v.union([v.number(), v.string()])),
    v.description('Milliseconds from the sight of the form to its submission; robots are quick.'),
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
          'Why it waits for the owner’s eye (trap, quick, links, unproven); nobody was told of it.',
        ),
      ),
    }),
  ),
  next: v.pipe(
    v.nullable(v.string()),
    v.description('Value of `before` for the next page; null at the end.'),
  ),
});
