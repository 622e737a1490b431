// Contract of <site-search>.
import { failedMessages } from '../../core/messages/failure-messages';
import { flag, number, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './search.loading';

export const search = contract({
  tag: 'site-search',
  description:
    'Adds a preview of the results to the search form of the page while the visitor types: a list of links below the field, controlled from the field. Without script, if the server fails, or if no result is chosen, the form opens the search page. Followed results are tracked as site search; the search page tracks its own. An element without a form renders one.',
  kind: 'react',
  loading,
  root: 'light',
  attributes: {
    preview: withAliases(['searchPreview'], flag(true, 'Shows results while the visitor types.')),
    limit: number(5, 'Number of results in the preview.', { min: 1, max: 10, integer: true }),
    collectionId: withAliases(
      ['collectionFilter'],
      text(
        '',
        'Id of a collection; the preview then contains only its items. Default: `data-collectionfilter` of a site builder’s block.',
      ),
    ),
    searchUrl: text('/search', 'URL of the search page, for an element without a form.'),
    label: text('Search', 'Label of the field and the button that the element renders.'),
    labelResults: text('Results', 'Accessible name of the list of results.'),
    labelCount: text(
      '{count, plural, =0 {No results for “{query}”} one {# result} other {# results}}',
      'What screen readers announce after a pause in typing.',
    ),
    labelAll: text('All results for “{query}”', 'Text of the link to the search page below the results.'),
    labelNone: text('No results for “{query}”', 'Shown if nothing matches.'),
    labelItem: text('', 'Kind of a result that is an item of a collection.'),
    labelProduct: text('Product', 'Kind of a result that is a product.'),
    labelPage: text('Page', 'Kind of a result that is a page.'),
    labelFailed: text(
      `${failedMessages.results}. Press Enter to search.`,
      'Shown if the server cannot be reached.',
    ),
  },
  events: {
    'site-search-preview': event<{ query: string; total: number }>('The preview of a query is shown.'),
    'site-search-request': event<{ query: string; url: string }>(
      'Dispatched before the search page (`url` is empty) or a result opens; cancelable.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-search-preview-width': 'Width of the preview (default 100% of the element).',
  },
});
