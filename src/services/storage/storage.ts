// JSON values with an expiry time in localStorage and sessionStorage.
import { parseJson } from '../../core/json';
import { isRecord } from '../../core/read';
import type { KeyValues, Page } from '../page/page';
import type { BrowserStorage, JsonStorage } from '../shared/ports';

export interface Storage extends BrowserStorage {
  /** Whether the browser stores anything. Warns once if it does not (EVT-019). */
  isAvailable(): boolean;
}

/** Text of the specification, including its mistake. */
export const STORAGE_UNAVAILABLE = 'Unable access local/session storage.';

const PROBE = 'site-storage-probe';

export function createStorage(page: Page): Storage {
  let available: boolean | undefined;
  const isAvailable = () => {
    available ??= [page.local, page.session].every((values) => values.set(PROBE, '1'));
    page.local.remove(PROBE);
    page.session.remove(PROBE);
    if (!available) page.warn(STORAGE_UNAVAILABLE);
    return available;
  };
  return {
    local: createJsonStorage(page, page.local),
    session: createJsonStorage(page, page.session),
    isAvailable,
  };
}

/** `until` is in milliseconds since 1970. */
interface StoredValue {
  readonly value: unknown;
  readonly until?: number;
}

function createJsonStorage(page: Page, values: KeyValues): JsonStorage {
  return {
    get<T>(key: string) {
      const stored = parseJson(values.get(key));
      if (!isStoredValue(stored)) return undefined;
      if (stored.until === undefined || stored.until > page.clock.now()) return stored.value as T | undefined;
      values.remove(key);
      return undefined;
    },
    set(key, value, lifetime) {
      const until = lifetime === undefined ? {} : { until: page.clock.now() + lifetime };
      const isStored = values.set(key, JSON.stringify({ value, ...until } satisfies StoredValue));
      // TRC-013.
      if (!isStored) page.warn(`site-services: the browser did not store "${key}".`);
      return isStored;
    },
    remove: values.remove,
  };
}

/** Needed because any script can write to the storage. */
const isStoredValue = (value: unknown): value is StoredValue => isRecord(value) && 'value' in value;
