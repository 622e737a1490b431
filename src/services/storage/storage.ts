// JSON values with an expiry time in localStorage and sessionStorage.
import { parseJson } from '../../core/json';
import { isRecord } from '../../core/read';
import type { KeyValues, Page } from '../page/page';
import type { BrowserStorage, JsonStorage } from '../ports';

export interface Storage extends BrowserStorage {
  /** Whether the browser stores anything. Warns once when it does not (EVT-019). */
  works(): boolean;
}

/** Text of the specification, including its mistake. */
export const STORAGE_UNAVAILABLE = 'Unable access local/session storage.';

const PROBE = 'site-storage-probe';

export function createStorage(page: Page): Storage {
  let answer: boolean | undefined;
  const works = () => {
    answer ??= [page.local, page.session].every((values) => values.set(PROBE, '1'));
    page.local.remove(PROBE);
    page.session.remove(PROBE);
    if (!answer) page.warn(STORAGE_UNAVAILABLE);
    return answer;
  };
  return { local: kept(page, page.local), session: kept(page, page.session), works };
}

/** `until` is in milliseconds since 1970. */
interface Entry {
  readonly value: unknown;
  readonly until?: number;
}

function kept(page: Page, values: KeyValues): JsonStorage {
  return {
    get<T>(key: string) {
      const entry = parseJson(values.get(key));
      if (!isEntry(entry)) return undefined;
      if (entry.until === undefined || entry.until > page.clock.now()) return entry.value as T | undefined;
      values.remove(key);
      return undefined;
    },
    set(key, value, lifetime) {
      const until = lifetime === undefined ? {} : { until: page.clock.now() + lifetime };
      const saved = values.set(key, JSON.stringify({ value, ...until } satisfies Entry));
      // TRC-013.
      if (!saved) page.warn(`site-services: the browser did not keep "${key}".`);
      return saved;
    },
    remove: values.remove,
  };
}

/** Any script can write to the storage. */
const isEntry = (one: unknown): one is Entry => isRecord(one) && 'value' in one;
