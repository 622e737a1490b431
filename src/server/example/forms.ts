/** Forms of the example site. */
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
  submissionMessage: 'Thank you. We will reply with two possible dates.',
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

const registration: FormDefinition = {
  id: 'registration',
  name: 'Workshop registration',
  submitButtonText: 'Register',
  submissionMessage: 'Thank you. Your place is kept for you.',
  draft: true,
  fields: [
    { id: 'about-you', type: 'section', title: 'About you', required: false },
    { id: 'who', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'phone', type: 'phone', title: 'Phone', required: false, showCountryCode: true },
    { id: 'address', type: 'address', title: 'Address', required: false },
    { id: 'born', type: 'date', title: 'Date of birth', required: false, autocomplete: 'bday' },
    { id: 'password', type: 'password', title: 'Password', required: true },
    { id: 'workshop', type: 'section', title: 'The workshop', required: false, underline: true },
    { id: 'arrival', type: 'time', title: 'Arrival on Friday', required: false },
    { id: 'room', type: 'radio', title: 'Room', required: true, options: ['Single', 'Double', 'None'] },
    {
      id: 'sessions',
      type: 'checkbox',
      title: 'Sessions',
      required: true,
      options: ['Darkroom', 'Large format', 'Bookbinding'],
    },
    {
      id: 'level',
      type: 'select',
      title: 'Experience',
      required: false,
      options: ['Beginner', 'Practised', 'Professional'],
    },
    { id: 'guests', type: 'number', title: 'Guests', required: false },
    { id: 'budget', type: 'currency', title: 'Budget for materials', required: false, currencySymbol: '€' },
    { id: 'site', type: 'website', title: 'Website', required: false },
    { id: 'handle', type: 'twitter', title: 'Handle', required: false },
    { id: 'school', type: 'text', title: 'School or company', required: false, autocomplete: 'organization' },
    { id: 'note', type: 'textarea', title: 'Anything to know?', required: false, maxLength: 300 },
    { id: 'source', type: 'hidden', title: '', required: false, value: 'unknown' },
  ] satisfies FormField[],
};

const survey: FormDefinition = {
  id: 'survey',
  name: 'The exhibition',
  submitButtonText: 'Send the answers',
  submissionMessage: 'Thank you. The next show will be the better for it.',
  fields: [
    {
      id: 'views',
      type: 'likert',
      title: 'The exhibition',
      required: true,
      description: 'How much do you agree?',
      questions: ['The light was right', 'The texts helped me', 'I would come again'],
    },
    { id: 'day', type: 'date', title: 'Day of your visit', required: false },
    {
      id: 'paid',
      type: 'currency',
      title: 'A fair price for a ticket',
      required: false,
      currencySymbol: '€',
    },
    { id: 'words', type: 'textarea', title: 'In your own words', required: false, maxLength: 200 },
  ] satisfies FormField[],
};

const german: FormDefinition = {
  id: 'anmeldung',
  name: 'Anmeldung',
  submitButtonText: 'Anmelden',
  submissionMessage: 'Danke! Wir melden uns.',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'mail', type: 'email', title: 'E-Mail', required: true },
    { id: 'tag', type: 'date', title: 'Wunschtag', required: true, dateOrder: 'dmy' },
  ] satisfies FormField[],
};

const privateDining: FormDefinition = {
  id: 'private-dining',
  name: 'The back room',
  submitButtonText: 'Ask for the room',
  submissionMessage: 'Thank you. We look into the book and write back within a day.',
  fields: [
    { id: 'name', type: 'text', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'guests', type: 'number', title: 'Guests', required: true },
    { id: 'date', type: 'text', title: 'Date you have in mind', required: true, maxLength: 100 },
    { id: 'time', type: 'radio', title: 'Time of day', required: true, options: ['Lunch', 'Dinner'] },
    { id: 'message', type: 'textarea', title: 'Anything we should know', required: false, maxLength: 2000 },
  ] satisfies FormField[],
};

/**
 * A contact form, a studio visit request, a registration with every field type, a survey, a German form, and a request
 * for the back room of the restaurant.
 */
export const exampleForms: readonly FormDefinition[] = [
  contact,
  visit,
  registration,
  survey,
  german,
  privateDining,
];
