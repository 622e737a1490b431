// Forms before their script is loaded. It is loaded when a form watches the outbox, when something is submitted, or when
// an earlier page has left entries in the outbox.
import { commonMessages } from '../../core/messages/common-messages';
import { createStore, type Store, type WritableStore } from '../../core/store';
import { createLazyScript } from '../shared/lazy-script';
import { createDrafts } from './drafts';
import type { FormsDeps } from './forms';
import { createMemoryQueue } from './memory-queue';
import { getCommentsFormId, getNewsletterFormId, hasStoredEntries } from './outbox-keys';
import type { Forms, SentSubmission, SubmissionFailure, SubmissionResult, WaitingSubmission } from './types';

export interface LazyForms extends Forms {
  /** Loads the script ahead of time, while the network is available. */
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
  const queue = createMemoryQueue(page, () => lazy.load());
  const lazy = createLazyScript<Forms>(page, 'form', {
    async load() {
      const forms = (await load()).createForms(deps);
      mirror([queue.waiting, forms.outbox.waiting], waiting);
      mirror([forms.outbox.sent], sent);
      queue.flush(forms);
      return forms;
    },
    onStop: (forms) => forms.stop(),
  });
  mirror([queue.waiting], waiting);
  const preload = () => void lazy.load().catch(() => {});
  /** @param run receives an id if the submission was waiting in memory */
  const send = (
    formId: string,
    values: unknown,
    run: (forms: Forms, id?: string) => Promise<SubmissionResult>,
  ) =>
    lazy.load().then(
      (forms) => run(forms),
      (): SubmissionResult => {
        const waitingId = queue.add({ formId, values, send: run });
        return waitingId ? { ...UNREACHABLE, waitingId } : UNREACHABLE;
      },
    );

  if (hasStoredEntries((key) => page.local.get(key) !== null)) preload();
  return {
    submissionKey: () => lazy.use((forms) => forms.submissionKey(), UNREACHABLE),
    submit(submission) {
      const { formId, form: values, elapsedMs = page.age() } = submission;
      return send(formId, values, (forms, id) =>
        forms.submit(id ? { ...submission, elapsedMs, id } : submission),
      );
    },
    subscribe(request) {
      const values = { email: request.email, ...request.names };
      return send(getNewsletterFormId(request.listId), values, (forms, id) =>
        forms.subscribe(withId(request, id)),
      );
    },
    comment(comment) {
      return send(getCommentsFormId(comment), { ...comment, submissionId: '' }, (forms, id) =>
        forms.comment(withId(comment, id)),
      );
    },
    outbox: {
      waiting: onSubscribe(waiting, preload),
      sent: onSubscribe(sent, preload),
      retryNow: () => lazy.use((forms) => forms.outbox.retryNow(), undefined),
      discard(id) {
        queue.discard(id);
        return lazy.use((forms) => forms.outbox.discard(id), undefined);
      },
    },
    drafts,
    preload,
    stop() {
      drafts.stop();
      queue.stop();
      lazy.stop();
    },
  };
}

const withId = <T extends object>(request: T, id: string | undefined): T & { readonly id?: string } =>
  id ? { ...request, id } : request;

/** The script comes from the server, so a failed load is reported as an unreachable server. */
const UNREACHABLE: SubmissionFailure & { readonly message: string } = {
  ok: false,
  status: 0,
  message: commonMessages.unableToConnect,
};

/** Copies the entries of all stores; among entries with the same id, the one from the last store wins. */
function mirror<T extends { readonly id: string }>(
  sources: readonly Store<readonly T[]>[],
  target: WritableStore<readonly T[]>,
): void {
  const update = () => {
    const entries = sources.flatMap((source) => source.get());
    target.set([...new Map(entries.map((entry) => [entry.id, entry])).values()]);
  };
  update();
  for (const source of sources) source.subscribe(update);
}

/** A store that calls `startLoading` for each subscriber. */
const onSubscribe = <T>({ get, subscribe }: Store<T>, startLoading: () => void): Store<T> => ({
  get,
  subscribe(listener) {
    startLoading();
    return subscribe(listener);
  },
});
