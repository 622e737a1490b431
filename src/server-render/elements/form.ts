// Renders a form from its definition in the page. The script replaces it with its own form and keeps the visitor's input.

import { readMarkupOptions } from '../../blocks/form/form.content';
import { form } from '../../blocks/form/form.contract';
import formStyles from '../../blocks/form/form.css?raw';
import { parseDefinition } from '../../blocks/form/generated/definition';
import generatedStyles from '../../blocks/form/generated/generated-form.css?raw';
import { readPublishedDefinition } from '../../blocks/form/generated/published-definition';
import { WRAPPER_SELECTOR } from '../../blocks/form/published-markup';
import { fillPath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { createFormMarkup } from '../../core/forms/form-markup';
import { renderHtml } from '../../core/markup/markup';
import { controlMessages } from '../../core/messages/control-messages';
import { getLanguage, getTranslation } from '../host/messages';
import { readOptions } from '../host/options';
import { append, canHoldForm } from '../host/patch';
import { readSettings } from '../host/settings';
import { compress } from '../host/style';
import type { ElementRenderer } from '../host/types';

const SHEET = compress(generatedStyles) + compress(formStyles);

export const renderForm: ElementRenderer = (host, { services }) => {
  const element = host.asElement();
  // The page already has a form; one without fields, as site builders print it, is left to the script.
  if (host.querySelector('form') || !canHoldForm(host)) return null;
  const options = readOptions(form, host, readMarkupOptions);
  const result = parseDefinition(options.definition) ?? parseDefinition(readPublishedDefinition(element));
  const settings = readSettings(services, getLanguage(host));
  if (!result || !settings) return null;
  const { definition } = result;
  const disclaimer = options.disclaimer || definition.disclaimer;
  // Only the script sanitizes HTML.
  if (disclaimer && /[<&]/.test(disclaimer)) return null;
  const id = options.formId || definition.id;
  const messages = {
    ...controlMessages,
    ...getTranslation(host, form.tag),
    ...definition.messages,
    ...options.messages,
  };
  const markup = createFormMarkup(
    { ...definition, ...(disclaimer && { disclaimer }) },
    {
      idPrefix: `site-${host.index}-`,
      action: id ? `${settings.apiBase}${fillPath(calls.postForm.path, { formId: id })}` : '',
      messages,
      buttonText: options.submitButtonText || definition.submitButtonText || messages.submit,
      disclaimerText: disclaimer,
    },
  );
  const wrapper = host.querySelector(WRAPPER_SELECTOR);
  const place = wrapper?.read.endStart && canHoldForm(wrapper) ? wrapper : host;
  return { insertions: [append(place, renderHtml(markup))], sheet: SHEET };
};
