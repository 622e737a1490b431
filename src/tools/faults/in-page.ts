// What happens in the tab of a visitor? Run by the browser: a form is filled in and sent, as the page has it.

interface FormsOfPage {
  readonly outbox: {
    readonly waiting: {
      get(): readonly Waiting[];
      subscribe(listener: (waiting: readonly Waiting[]) => void): void;
    };
    readonly sent: { get(): readonly Told[]; subscribe(listener: (sent: readonly Told[]) => void): void };
    retryNow(): Promise<void>;
  };
}
interface Waiting {
  readonly state: string;
  readonly values: { readonly message?: string };
  readonly inMemory: boolean;
}
interface Told {
  readonly submissionId: string;
}
interface ServicesElement extends Element {
  readonly services: Promise<{ readonly forms: FormsOfPage }>;
}

declare global {
  interface Window {
    /** Of the harness: the page was told that this is stored. */
    told(submissionId: string): Promise<void>;
    /** Of the harness: the page was told where the words are that wait. */
    kept(message: string, inMemory: boolean): Promise<void>;
  }
}

/** Tells the harness of everything that arrives, also of what an earlier tab has left. */
export async function follow(): Promise<void> {
  await customElements.whenDefined('site-services');
  const element = document.querySelector<ServicesElement>('body > site-services') as ServicesElement;
  const { sent, waiting } = (await element.services).forms.outbox;
  const known = new Set<string>();
  const tell = (all: readonly Told[]) => {
    for (const { submissionId } of all) if (!known.has(submissionId)) void window.told(submissionId);
    for (const { submissionId } of all) known.add(submissionId);
  };
  sent.subscribe(tell);
  tell(sent.get());
  waiting.subscribe((all) => {
    // What is being sent and not written down yet, nobody has been told of.
    const known = all.filter(({ state, inMemory }) => state === 'waiting' || !inMemory);
    for (const { values, inMemory } of known) void window.kept(values.message ?? '', inMemory);
  });
}

/**
 * Waits for the script of forms, which a form fetches as soon as somebody writes in it: without it a form posts by
 * itself, and nothing here would come to the page.
 */
export async function ready(): Promise<void> {
  const host = document.createElement('site-form');
  const form = document.createElement('form');
  form.append(document.createElement('input'));
  host.append(form);
  document.querySelector('main')?.replaceChildren(host);
  form.querySelector('input')?.focus();
  await customElements.whenDefined('site-form');
}

/** Puts a form on the page, fills it in and presses the button; done when the form says how it went. */
export async function send([number, clicks]: readonly [number, number]): Promise<void> {
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
  await new Promise<void>((done) => {
    for (const type of ['site-form-success', 'site-form-failure', 'site-form-invalid'])
      host.addEventListener(type, () => done(), { once: true });
    for (let click = 0; click < clicks; click++) button.click();
  });
}

/** Tries everything that waits once more. @returns how much is left, also on a disk that the page could not read */
export async function drain(): Promise<number> {
  const element = document.querySelector<ServicesElement>('body > site-services') as ServicesElement;
  const { outbox } = (await element.services).forms;
  await outbox.retryNow();
  const onDisk = await new Promise<number>((resolve, reject) => {
    const open = indexedDB.open('site-form-outbox');
    // Nothing was ever written: the library has not made it yet.
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

/** For whoever has to find out why nothing moves: the form, and what lies in the outbox. */
export async function describeTab(): Promise<string> {
  const element = document.querySelector<ServicesElement>('body > site-services');
  const waiting = element && (await element.services).forms.outbox.waiting.get();
  const locks = await navigator.locks.query();
  return JSON.stringify({ form: document.querySelector('site-form')?.outerHTML, waiting, locks });
}
