/** Which forms does the example site have? */
import type { FormDefinition, FormField } from '../../core/wire/form';

const contact: FormDefinition = {
  id: 'contact',
  name: 'Contact',
  submitButtonText: 'Send',
  submissionMessage: 'Thank you. Your message has arrived, and you will hear back within two days.',
  fields: [
    { id: 'name', type: 'text', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
    {
      id: 'subject',
      type: 'select',
      title: 'Subject',
      required: false,
      options: ['Prints', 'Commission', 'Press', 'Other'],
    },
    { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 2000 },
    {
      id: 'updates',
      type: 'checkbox',
      title: 'Updates',
      required: false,
      options: ['Tell me about new prints'],
    },
  ] satisfies FormField[],
};

const visit: FormDefinition = {
  id: 'studio-visit',
  name: 'Studio visit',
  submitButtonText: 'Ask for a visit',
  submissionMessage: 'Thank you. You will get an answer with two possible dates.',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    {
      id: 'day',
      type: 'radio',
      title: 'Best day',
      required: true,
      options: ['Friday', 'Saturday', 'Sunday'],
    },
    { id: 'note', type: 'textarea', title: 'Anything to know', required: false, maxLength: 500 },
  ] satisfies FormField[],
};

/** A contact form and a request for a studio visit. */
export const exampleForms: readonly FormDefinition[] = [contact, visit];
