// The preview of what the visitor has typed. A late response never replaces that of a newer query.
import { useEffect, useState } from 'react';
import type { SearchPreview } from '../../core/wire/content';
import { useServices } from '../../kit/element/use-services';
import type { SearchProps } from './search.types';

/** Pause in ms after which a query is requested. */
const REQUEST_PAUSE = 120;

export interface Preview extends SearchPreview {
  readonly isFailed?: boolean;
}

/** @returns undefined until there is a response; while the visitor keeps typing, the response to the last query */
export function usePreview(
  query: string,
  { preview: isEnabled, limit, collectionId }: Pick<SearchProps, 'preview' | 'limit' | 'collectionId'>,
): Preview | undefined {
  const { calls, page } = useServices();
  const [shown, setShown] = useState<Preview>();
  const isWanted = isEnabled && query !== '';
  useEffect(() => {
    if (!isWanted) {
      setShown(undefined);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const request = async () => {
      const result = await calls.content.searchPreview({ query, limit, collectionId }, { signal });
      if (signal.aborted) return;
      setShown(result.ok ? { ...result.data, query } : { query, total: 0, items: [], isFailed: true });
    };
    const cancel = page.clock.setTimeout(() => void request(), REQUEST_PAUSE);
    return () => {
      cancel();
      controller.abort();
    };
  }, [isWanted, query, limit, collectionId, calls, page]);
  return shown;
}
