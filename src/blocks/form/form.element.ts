// Element class of <site-form>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import messageStyles from '../../kit/form/form-messages.css?inline';
import { FormView } from './form';
import { readContent, readMarkupOptions } from './form.content';
import { form } from './form.contract';
import css from './form.css?inline';

export const SiteForm = defineElement(form, {
  view: FormView,
  styles: [messageStyles, css],
  readContent,
  readMarkupOptions,
});
