// What had the visitor typed when the page went away? Kept on this device only while that is allowed.
import { parseJson } from '../../core/json';
import { isRecord } from '../../core/read';
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { ConsentState } from '../ports';

/** What is in the controls, by name: a control may have several values, or its name several controls. */
export type DraftValues = Readonly<Record<string, readonly string[]>>;

/**
 * Nobody asked for a draft, so it is no necessity: without consent nothing is kept, and when it is taken back what was
 * kept is gone. Sensitive values must not be handed over at all.
 */
export interface Drafts {
  /** Null when there is none. */
  read(formId: string): DraftValues | null;
  /** False when it is not allowed or there is no room. */
  write(formId: string, values: DraftValues): boolean;
  clear(formId: string): void;
}

export interface DraftsDeps {
  readonly page: Pick<Page, 'local' | 'clock'>;
  readonly consent: Store<ConsentState>;
}

/** Days for which a draft is kept: longer than a weekend, shorter than a grudge. */
export const DRAFT_LIFETIME_DAYS = 7;

const DRAFTS = 'site-form-drafts';
const DAY = 86_400_000;

type Kept = Record<string, { readonly at: number; readonly values: DraftValues }>;

export function createDrafts({ page, consent }: DraftsDeps): Drafts & { stop(): void } {
  const allowed = () => consent.get() === 'granted';

  function load(): Kept {
    const kept = Object.entries(parse(page.local.get(DRAFTS)));
    return Object.fromEntries(kept.filter(([, { at }]) => at + DRAFT_LIFETIME_DAYS * DAY > page.clock.now()));
  }
  function save(kept: Kept): boolean {
    if (Object.keys(kept).length > 0) return page.local.set(DRAFTS, JSON.stringify(kept));
    page.local.remove(DRAFTS);
    return true;
  }

  return {
    read: (formId) => (allowed() ? (load()[formId]?.values ?? null) : null),
    write: (formId, values) => allowed() && save({ ...load(), [formId]: { at: page.clock.now(), values } }),
    clear(formId) {
      const { [formId]: gone, ...others } = load();
      if (gone) save(others);
    },
    stop: consent.subscribe((state) => {
      if (state !== 'granted') page.local.remove(DRAFTS);
    }),
  };
}

function parse(text: string | null): Kept {
  const kept = parseJson(text);
  if (!isRecord(kept)) return {};
  const whole = Object.entries(kept).filter(([, one]) => isRecord(one) && isRecord(one.values));
  return Object.fromEntries(whole) as Kept;
}
