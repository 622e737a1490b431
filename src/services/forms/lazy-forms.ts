// Forms before their script is loaded. It is loaded when a form watches the outbox, when something is submitted, or when
// an earlier page has left entries in the outbox.
import { commonMessages } from '../../core/messages';
import { createStore, type Store, type WritableStore } from '../../core/store';
import { createLazyScript } from '../lazy-script';
import { createDrafts } from './drafts';
import type { FormsDeps } from './forms';
import { hasStoredEntries } from './outbox-keys';
import type { Forms, SentSubmission, SubmissionFailure, WaitingSubmission } from './types';

export interface LazyForms extends Forms {
  /** Loads the script ahead of time, while there is a network. */
  preload(): void;
}

/** @param load `() => import('./forms')` */
export function createLazyForms(
  deps: FormsDeps,
  load: () => Promise<{ createForms(deps: FormsDeps): Forms }>,
): LazyForms {
  const { page } = deps;
  const drafts = createDrafts(deps);
  const waiting = createStore<readonly WaitingSubmission[]>([]);
  const sent = createStore<readonly SentSubmission[]>([]);
  const lazy = createLazyScript<Forms>(page, 'form', {
    async load() {
      const forms = (await load()).createForms(deps);
      mirror(forms.outbox.waiting, waiting);
      mirror(forms.outbox.sent, sent);
      return forms;
    },
    onStop: (forms) => forms.stop(),
  });
  const preload = () => void lazy.load().catch(() => {});

  if (hasStoredEntries((key) => page.local.get(key) !== null)) preload();
  return {
    submissionKey: () => lazy.use((forms) => forms.submissionKey(), UNREACHABLE),
    submit: (submission) => lazy.use((forms) => forms.submit(submission), UNREACHABLE),
    subscribe: (request) => lazy.use((forms) => forms.subscribe(request), UNREACHABLE),
    outbox: {
      waiting: onSubscribe(waiting, preload),
      sent: onSubscribe(sent, preload),
      retryNow: () => lazy.use((forms) => forms.outbox.retryNow(), undefined),
      discard: (id) => lazy.use((forms) => forms.outbox.discard(id), undefined),
    },
    drafts,
    preload,
    stop() {
      drafts.stop();
      lazy.stop();
    },
  };
}

/** The script comes from the server: without it the server counts as unreachable. */
const UNREACHABLE: SubmissionFailure & { readonly message: string } = {
  ok: false,
  status: 0,
  message: commonMessages.unableToConnect,
};

function mirror<T>(from: Store<T>, to: WritableStore<T>): void {
  to.set(from.get());
  from.subscribe(to.set);
}

/** A store that calls `begin` for each subscriber. */
const onSubscribe = <T>({ get, subscribe }: Store<T>, begin: () => void): Store<T> => ({
  get,
  subscribe(listener) {
    begin();
    return subscribe(listener);
  },
});
