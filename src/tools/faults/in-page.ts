// Code that runs in a visitor's tab: it fills in and submits forms.

interface FormsOfPage {
  readonly outbox: {
    readonly waiting: {
      get(): readonly Waiting[];
      subscribe(listener: (waiting: readonly Waiting[]) => void): void;
    };
    readonly sent: {
      get(): readonly Confirmed[];
      subscribe(listener: (sent: readonly Confirmed[]) => void): void;
    };
    retryNow(): Promise<void>;
  };
}
interface Waiting {
  readonly state: string;
  readonly values: { readonly message?: string };
  readonly inMemory: boolean;
}
interface Confirmed {
  readonly submissionId: string;
}
interface ServicesElement extends Element {
  readonly services: Promise<{ readonly forms: FormsOfPage }>;
}

declare global {
  interface Window {
    /** Provided by the test: the page confirmed this submission. */
    reportConfirmed(submissionId: string): Promise<void>;
    /** Provided by the test: the page reported this submission as pending. */
    reportPending(message: string, inMemory: boolean): Promise<void>;
  }
}

/** Reports all submissions of the outbox, including those of earlier tabs. */
export async function reportOutbox(): Promise<void> {
  await customElements.whenDefined('site-services');
  const element = document.querySelector<ServicesElement>('body > site-services') as ServicesElement;
  const { sent, waiting } = (await element.services).forms.outbox;
  const known = new Set<string>();
  const report = (all: readonly Confirmed[]) => {
    for (const { submissionId } of all)
      if (!known.has(submissionId)) void window.reportConfirmed(submissionId);
    for (const { submissionId } of all) known.add(submissionId);
  };
  sent.subscribe(report);
  report(sent.get());
  waiting.subscribe((all) => {
    // A submission that is still being sent has not been reported to the visitor.
    const pending = all.filter(({ state, inMemory }) => state === 'waiting' || !inMemory);
    for (const { values, inMemory } of pending) void window.reportPending(values.message ?? '', inMemory);
  });
}

/**
 * Loads the form script, as a form does when one of its fields is focused. Without it, the browser submits the form and
 * leaves the page.
 */
export async function loadFormScript(): Promise<void> {
  const host = document.createElement('site-form');
  const form = document.createElement('form');
  form.append(document.createElement('input'));
  host.append(form);
  document.querySelector('main')?.replaceChildren(host);
  form.querySelector('input')?.focus();
  await customElements.whenDefined('site-form');
}

/** Adds a form to the page, fills it in and clicks its button; resolves when the form reports the outcome. */
export async function submitForm([number, clicks]: readonly [number, number]): Promise<void> {
  const host = document.createElement('site-form');
  host.setAttribute('form-id', 'contact');
  const form = document.createElement('form');
  for (const [name, value] of Object.entries({
    name: 'Ada',
    email: 'ada@example.com',
    message: `Number ${number}`,
  })) {
    const label = document.createElement('label');
    const input = Object.assign(document.createElement('input'), { name, value });
    label.append(name, input);
    form.append(label);
  }
  const button = Object.assign(document.createElement('button'), { textContent: 'Send' });
  form.append(button);
  host.append(form);
  document.querySelector('main')?.replaceChildren(host);
  await (host as HTMLElement & { updateComplete: Promise<void> }).updateComplete;
  await new Promise<void>((resolve) => {
    for (const type of ['site-form-success', 'site-form-failure', 'site-form-invalid'])
      host.addEventListener(type, () => resolve(), { once: true });
    for (let click = 0; click < clicks; click++) button.click();
  });
}

/**
 * Retries all pending submissions.
 * @returns how many remain, including those on disk that the page could not read
 */
export async function retryPending(): Promise<number> {
  const element = document.querySelector<ServicesElement>('body > site-services') as ServicesElement;
  const { outbox } = (await element.services).forms;
  await outbox.retryNow();
  const onDisk = await new Promise<number>((resolve, reject) => {
    const open = indexedDB.open('site-form-outbox');
    // Nothing was ever stored: the library has not created the database.
    open.onupgradeneeded = () => open.transaction?.abort();
    open.onerror = () => resolve(0);
    open.onsuccess = () => {
      const request = open.result.transaction('records').objectStore('records').getAll();
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        open.result.close();
        resolve(request.result.filter((one: { delivered?: unknown }) => !one.delivered).length);
      };
    };
  });
  return Math.max(onDisk, outbox.waiting.get().length);
}

/** The form, the outbox and the locks, for the error message when a visitor is stuck. */
export async function describeTab(): Promise<string> {
  const element = document.querySelector<ServicesElement>('body > site-services');
  const waiting = element && (await element.services).forms.outbox.waiting.get();
  const locks = await navigator.locks.query();
  return JSON.stringify({ form: document.querySelector('site-form')?.outerHTML, waiting, locks });
}
