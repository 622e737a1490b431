// Contract of <site-tabs>.
import { text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './tabs.loading';

export const tabs = contract({
  tag: 'site-tabs',
  description:
    'Shows one of several sections at a time, chosen by tabs with their headings. Without script, all sections are visible. A list of links to the sections, and the tabs of a published site, are replaced. A plain-text menu in a `<pre>` becomes sections with titles, descriptions and prices. The tab of an `inert` section is disabled. A section is selected when the URL or find-in-page leads into it; all sections are printed.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    label: text('', 'Accessible name of the tabs.'),
    currencySymbol: text('$', 'Currency symbol before the prices of a plain-text menu.'),
  },
  events: {
    'site-tabs-change': event<{ index: number; label: string }>(
      'Another tab was selected; `index` is its position, from 0.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {},
});
