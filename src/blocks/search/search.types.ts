// Types of <site-search>.
import type { BlockProps } from '../../kit/element/define';
import type { SearchContent } from './search.content';
import type { search } from './search.contract';

export type SearchProps = BlockProps<typeof search, SearchContent>;
