// Contract of <site-accordion>.
import { flag, optional } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './accordion.loading';

export const accordion = contract({
  tag: 'site-accordion',
  description:
    'Animates `<details>` of the page, and lets only one of them be open at a time. They work without script; the same `name` makes them exclusive there, too. The items of a published site, a button and its region each, get the same behavior. Items open when the address or a search in the page leads into them, and for printing.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    multiple: optional(
      flag(
        false,
        'Several items may be open. By default `<details>` decide: with a common `name`, only one is open.',
      ),
    ),
    expandFirst: optional(
      flag(false, 'Opens the first item at the start. `<details open>` does the same without script.'),
    ),
  },
  events: {
    'site-accordion-change': event<{ index: number; open: boolean }>(
      'An item was opened or closed; `index` is its position, from 0.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {},
});
