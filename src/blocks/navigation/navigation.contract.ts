// Contract of <site-navigation>.
import { contract } from '../../kit/contract/contract';
import { loading } from './navigation.loading';

export const navigation = contract({
  tag: 'site-navigation',
  description:
    'Lays out the `<nav>` of the page with a list of links as a bar, and as a column in a narrow element. Folders are `<details>` inside it, which work without script. The script marks the link of the current page, keeps one folder open at a time, and closes it on Escape, on a click elsewhere and when the focus leaves it.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-navigation-gap': 'Space between the links of the bar.',
    '--site-navigation-background': 'Background of the list of a folder.',
  },
});
