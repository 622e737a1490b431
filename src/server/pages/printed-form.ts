/** How does a template get a form into its page that works without script? As HTML, from the form's definition. */
import { createFormMarkup } from '../../core/forms/form-markup';
import { createNode, renderHtml } from '../../core/forms/markup';
import { controlMessages } from '../../core/messages';
import type { FormDefinition } from '../../core/wire/form';

/**
 * `<site-form>` with the whole form in it, for a template to print as it is. Everything is escaped; of the disclaimer
 * the words alone are printed.
 */
export function renderPrintedForm(form: FormDefinition): string {
  const markup = createFormMarkup(form, {
    idPrefix: `${form.id}-`.replace(/[^\w-]/g, '_'),
    action: `/api/form/post/${encodeURIComponent(form.id)}`,
    texts: { ...controlMessages, ...form.messages },
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
