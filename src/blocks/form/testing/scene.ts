// What do the specs of the form start with? A form on the page, and a server whose answers are in the spec's hand.
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../../kit/testing/provide';
import { settle } from '../../../kit/testing/settle';
import type { Reply, SentRequest } from '../../../services/page/testing/fake-network';
import type { FakeOptions } from '../../../services/page/testing/fake-page';

// What the form fetches where it is needed; a busy server of the runner would take its time.
import '../../../core/forms/special-rules';
import '../../../kit/form/captcha';
import '../../../kit/form/waiting';
import '../counter';
import '../keep/draft';
import '../made/made-form';
import '../post-submit';

export type FormElement = HTMLElementTagNameMap['site-form'];

export interface Scene extends Provided {
  /** What comes to `SaveFormSubmission`, in order; the last answer stays. */
  answer(...replies: readonly (Reply | 'offline')[]): void;
  /** What comes when a definition is asked for, in order; the last answer stays. */
  define(...replies: readonly (Reply | 'offline')[]): void;
  /** From now on the server waits with every answer. @returns lets it answer */
  wait(): () => void;
  /** The submissions that were sent. */
  sent(): readonly Sent[];
}

export interface Sent {
  readonly key: string;
  readonly body: Readonly<Record<string, string>>;
  /** The values by field id. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Services for every block of the page; keys are `key-1`, `key-2` and so on. */
export function startScene(options: FakeOptions = {}): Scene {
  const provided = provideServices({ cookies: { crumb: 'x' }, ...options });
  const replies: (Reply | 'offline')[] = [{ json: { submissionId: 's-1' } }];
  const definitions: (Reply | 'offline')[] = [{ status: 404, json: { error: 'No such form.' } }];
  let keys = 0;
  let gate = Promise.resolve();
  const { fetch } = provided.page;
  Object.assign(provided.page, {
    fetch: async (url: string, init?: RequestInit) => {
      await gate;
      return fetch(url, init);
    },
  });
  provided.page.answer(({ method, url }: SentRequest) => {
    if (method === 'GET') return next(definitions);
    if (url.pathname.endsWith('/FormSubmissionKey')) return { json: { key: `key-${++keys}` } };
    return next(replies);
  });
  return {
    ...provided,
    answer: (...more) => void replies.splice(0, replies.length, ...more),
    define: (...more) => void definitions.splice(0, definitions.length, ...more),
    wait() {
      let open = () => {};
      gate = new Promise((done) => {
        open = done;
      });
      return open;
    },
    sent: () =>
      provided.page.requests.filter(({ url }) => url.pathname.endsWith('/SaveFormSubmission')).map(read),
  };
}

const next = (replies: (Reply | 'offline')[]): Reply | 'offline' =>
  (replies.length > 1 ? replies.shift() : replies[0]) ?? 'offline';

function read({ body }: SentRequest): Sent {
  const fields = Object.fromEntries(new URLSearchParams(body));
  return { key: fields.key ?? '', body: fields, values: JSON.parse(fields.form ?? 'null') };
}

/** Puts `<site-form>` with these attributes around a form with these controls. */
export async function showForm(controls: string, attributes = 'form-id="contact"'): Promise<FormElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(
    `<site-form ${attributes}><form method="post" action="/api/form/post/contact">${controls}<button>Send</button></form></site-form>`,
  );
  const element = box.querySelector('site-form')!;
  await settle(element);
  return element;
}

export const one = <T extends HTMLElement = HTMLInputElement>(root: ParentNode, selector: string): T => {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};

export const words = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((node) => node.textContent.replace(/\s+/g, ' ').trim());

/** Types as a visitor does. */
export async function type(control: HTMLElement, text: string): Promise<void> {
  control.focus();
  await sendKeys({ type: text });
}

export async function press(element: FormElement, key = 'Enter'): Promise<void> {
  await sendKeys({ press: key });
  await settle(element);
}

/** Uses the button by keyboard. */
export async function submit(element: FormElement): Promise<void> {
  one(element, 'form button').focus();
  await press(element);
}

export const alertsOf = (element: FormElement): string[] => words(element, '.site-form-message');
export const linksOf = (element: FormElement): string[] => words(element, '.site-form-summary a');
export const errorsOf = (element: FormElement): string[] => words(element, '.site-form-error');
