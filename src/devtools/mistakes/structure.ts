// Elements that a page has once, and elements inside another of their kind. Pure, for pages and for files.
import type { Contract } from '../../kit/contract/contract';

/** Elements that act on the whole page. */
export const SINGLE: readonly string[] = ['site-services', 'site-cookie-banner'];

export const DOUBLED = 'the page has more than one; keep one of them.';

/** An element with a view reads its children, and would read those of the inner one, too. */
export const mayNest = (contract: Pick<Contract, 'kind'> | undefined): boolean => contract?.kind !== 'react';

export const describeNesting = (tag: string): string =>
  `it is inside another ${tag}; place them side by side.`;
