// Contract of <site-markdown>.
import { contract } from '../../kit/contract/contract';
import { loading } from './markdown.loading';

export const markdown = contract({
  tag: 'site-markdown',
  description:
    'Typography for the HTML of a Markdown text: headings, lists, tables that scroll, quotes, code and images. The text is already rendered as HTML; the page runs no parser. HTML of the author (`data-preserve-html-node`) keeps its appearance.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-markdown-gap': 'Space between paragraphs.',
    '--site-markdown-width': 'Maximum width of the text; default 42rem.',
  },
});
