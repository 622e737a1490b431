// How can a page have its forms before the script that sends them has come? It is fetched when somebody looks at what
// waits, as every form does, when something is sent, or when an earlier page has left something behind.
import { commonMessages } from '../../core/messages';
import { createStore, type Store, type WritableStore } from '../../core/store';
import { createDrafts } from './drafts';
import type { FormsDeps } from './forms';
import { hasStoredEntries } from './outbox-keys';
import type { Forms, SentSubmission, SubmissionFailure, WaitingSubmission } from './types';

export interface LazyForms extends Forms {
  /** Fetches what sends ahead of time: while there is a line, for when there is none. */
  preload(): void;
}

/** @param load `() => import('./forms')` */
export function createLazyForms(
  needs: FormsDeps,
  load: () => Promise<{ createForms(needs: FormsDeps): Forms }>,
): LazyForms {
  const { page } = needs;
  const drafts = createDrafts(needs);
  const waiting = createStore<readonly WaitingSubmission[]>([]);
  const sent = createStore<readonly SentSubmission[]>([]);
  let forms: Promise<Forms> | undefined;
  let stopped = false;

  /** Rejects when the script does not come; the next who asks tries again. */
  function fetched(): Promise<Forms> {
    forms ??= load().then(
      ({ createForms }) => {
        const made = createForms(needs);
        mirror(made.outbox.waiting, waiting);
        mirror(made.outbox.sent, sent);
        if (stopped) made.stop();
        return made;
      },
      (error) => {
        forms = undefined;
        throw error;
      },
    );
    return forms;
  }
  const preload = () => void fetched().catch(() => {});
  const within = <R>(work: (forms: Forms) => Promise<R>, otherwise: R): Promise<R> =>
    fetched().then(work, () => otherwise);

  if (hasStoredEntries((key) => page.local.get(key) !== null)) preload();
  return {
    submissionKey: () => within((made) => made.submissionKey(), UNREACHABLE),
    submit: (submission) => within((made) => made.submit(submission), UNREACHABLE),
    subscribe: (wish) => within((made) => made.subscribe(wish), UNREACHABLE),
    outbox: {
      waiting: watched(waiting, preload),
      sent: watched(sent, preload),
      retryNow: () => within((made) => made.outbox.retryNow(), undefined),
      discard: (id) => within((made) => made.outbox.discard(id), undefined),
    },
    drafts,
    preload,
    stop() {
      stopped = true;
      drafts.stop();
      void forms?.then((made) => made.stop()).catch(() => {});
    },
  };
}

/** As when the server could not be reached: that is where the script is. */
const UNREACHABLE: SubmissionFailure & { readonly message: string } = {
  ok: false,
  status: 0,
  message: commonMessages.unableToConnect,
};

function mirror<T>(from: Store<T>, to: WritableStore<T>): void {
  to.set(from.get());
  from.subscribe(to.set);
}

/** A store that says when somebody begins to watch it. */
const watched = <T>({ get, subscribe }: Store<T>, begin: () => void): Store<T> => ({
  get,
  subscribe(listener) {
    begin();
    return subscribe(listener);
  },
});
