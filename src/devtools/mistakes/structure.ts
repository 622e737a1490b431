// Elements that may occur only once in a page, and nested elements of the same kind. Pure, for pages and files.
import type { Contract } from '../../kit/contract/contract';

/** Elements that act on the whole page. */
export const UNIQUE_TAGS: readonly string[] = ['site-services', 'site-cookie-banner'];

export const DUPLICATE_MESSAGE = 'the page has more than one; keep one of them.';

/** Elements with a view must not be nested, because they would also read the children of the inner one. */
export const mayNest = (contract: Pick<Contract, 'kind'> | undefined): boolean => contract?.kind !== 'react';

export const describeNesting = (tag: string): string =>
  `it is inside another ${tag}; place them side by side.`;
