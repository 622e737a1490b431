// Element class of <site-search>.
import { defineElement } from '../../kit/element/define';
import { SearchView } from './search';
import { readContent, readMarkupOptions } from './search.content';
import { search } from './search.contract';
import styles from './search.light.css?inline';

export const SiteSearch = defineElement(search, {
  view: SearchView,
  styles: [styles],
  readContent,
  readMarkupOptions,
});
