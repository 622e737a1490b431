// Contract of <site-accordion>.
import { flag, optional } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './accordion.loading';

export const accordion = contract({
  tag: 'site-accordion',
  description:
    'Animates `<details>` of the page, and lets only one of them be open at a time. They work without script, where a common `name` makes them exclusive. Items of published sites, each a button with a region, get the same behavior. Items open when the URL or find-in-page leads into them, and for printing.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    multiple: optional(
      flag(
        false,
        'Allows several items to be open. By default, `<details>` decide: with a common `name`, only one can be open.',
      ),
    ),
    expandFirst: optional(
      flag(false, 'Opens the first item initially. `<details open>` does the same without script.'),
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
