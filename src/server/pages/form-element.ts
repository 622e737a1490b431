/** Renders the HTML of a `<site-form>` for templates; it works without script. */
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { createFormMarkup } from '../../core/forms/form-markup';
import { createNode, renderHtml } from '../../core/markup/markup';
import { controlMessages } from '../../core/messages/control-messages';
import type { FormDefinition } from '../../core/wire/form';
import { translateGroup } from '../languages/texts';

/**
 * Renders `<site-form>` with the complete form, ready to be inserted into a template. Everything is escaped; the
 * disclaimer is reduced to its text.
 */
export function renderFormElement(form: FormDefinition, locale: string): string {
  const markup = createFormMarkup(form, {
    idPrefix: `${form.id}-`.replace(/[^\w-]/g, '_'),
    action: getSitePath(calls.postForm, { formId: form.id }),
    messages: { ...translateGroup(locale, 'site-form', controlMessages), ...form.messages },
    buttonText: form.submitButtonText,
    disclaimerText: form.disclaimer?.replace(/<[^>]*>/g, ''),
    isServerRendered: true,
  });
  const options = {
    'form-id': form.id,
    'submission-message': form.submissionMessage || undefined,
    'post-submit-html': form.postSubmitHtml,
    'success-redirect': form.successRedirect,
    draft: form.draft === true,
    messages: form.messages && JSON.stringify(form.messages),
  };
  return renderHtml(createNode('site-form', options, markup));
}
