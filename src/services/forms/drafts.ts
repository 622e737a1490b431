// Form drafts in localStorage, stored only with consent.
import { parseJson } from '../../core/json';
import { isRecord } from '../../core/read';
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { ConsentState } from '../shared/ports';
import type { Drafts, DraftValues } from './types';

export interface DraftsDeps {
  readonly page: Pick<Page, 'local' | 'clock'>;
  readonly consent: Store<ConsentState>;
}

const DRAFT_LIFETIME = 7 * 86_400_000;

const STORAGE_KEY = 'site-form-drafts';

type StoredDrafts = Record<string, { readonly at: number; readonly values: DraftValues }>;

export function createDrafts({ page, consent }: DraftsDeps): Drafts & { stop(): void } {
  const isAllowed = () => consent.get() === 'granted';

  function load(): StoredDrafts {
    const drafts = Object.entries(parseDrafts(page.local.get(STORAGE_KEY)));
    return Object.fromEntries(drafts.filter(([, { at }]) => at + DRAFT_LIFETIME > page.clock.now()));
  }
  function save(drafts: StoredDrafts): boolean {
    if (Object.keys(drafts).length > 0) return page.local.set(STORAGE_KEY, JSON.stringify(drafts));
    page.local.remove(STORAGE_KEY);
    return true;
  }

  return {
    read: (formId) => (isAllowed() ? (load()[formId]?.values ?? null) : null),
    write: (formId, values) => isAllowed() && save({ ...load(), [formId]: { at: page.clock.now(), values } }),
    clear(formId) {
      const { [formId]: draft, ...others } = load();
      if (draft) save(others);
    },
    stop: consent.subscribe((state) => {
      if (state !== 'granted') page.local.remove(STORAGE_KEY);
    }),
  };
}

function parseDrafts(text: string | null): StoredDrafts {
  const drafts = parseJson(text);
  if (!isRecord(drafts)) return {};
  const valid = Object.entries(drafts).filter(([, draft]) => isRecord(draft) && isRecord(draft.values));
  return Object.fromEntries(valid) as StoredDrafts;
}
