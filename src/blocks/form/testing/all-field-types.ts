// A form definition with one field of each type.
import type { FormField } from '../../../core/wire/form';

export const allFieldTypes: readonly FormField[] = [
  {
    id: 'about',
    type: 'section',
    title: 'About you',
    required: false,
    description: 'Who are you?',
    underline: true,
  },
  { id: 'who', type: 'name', title: 'Name', required: true },
  { id: 'mail', type: 'email', title: 'Email', required: true, placeholder: 'you@example.com' },
  { id: 'tel', type: 'phone', title: 'Phone', required: false, showCountryCode: true },
  { id: 'home', type: 'address', title: 'Address', required: false },
  { id: 'born', type: 'date', title: 'Born', required: false, autocomplete: 'bday', dateOrder: 'dmy' },
  { id: 'call', type: 'time', title: 'Call me at', required: false },
  { id: 'pass', type: 'password', title: 'Password', required: false },
  { id: 'handle', type: 'twitter', title: 'Handle', required: false },
  { id: 'site', type: 'website', title: 'Website', required: false },
  { id: 'people', type: 'number', title: 'People', required: false },
  { id: 'budget', type: 'currency', title: 'Budget', required: false, currencySymbol: '€' },
  { id: 'size', type: 'radio', title: 'Size', required: false, options: ['S', 'M', 'L'] },
  { id: 'days', type: 'checkbox', title: 'Days', required: false, options: ['Mon', 'Tue', 'Wed'] },
  { id: 'room', type: 'select', title: 'Room', required: false, options: ['North', 'South'] },
  {
    id: 'views',
    type: 'likert',
    title: 'Your views',
    required: false,
    questions: ['Tea is good', 'Milk too'],
  },
  { id: 'word', type: 'text', title: 'Word', required: false, description: 'One is enough.' },
  { id: 'note', type: 'textarea', title: 'Note', required: false, maxLength: 50 },
  { id: 'from', type: 'hidden', title: '', required: false, key: 'utm', value: 'none' },
];
