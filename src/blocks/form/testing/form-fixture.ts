// Fixture of the form specs: a form on the page and a controllable fake server.
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../../kit/testing/provide-services';
import { settle } from '../../../kit/testing/wait';
import type { FakeReply, SentRequest } from '../../../services/page/testing/fake-network';
import type { FakePageOptions } from '../../../services/page/testing/fake-page';

// Preloads the lazy chunks of the form and its services, so that tests do not wait for the dev server.
import '../../../core/forms/extended-rules';
import '../../../kit/form/captcha-token';
import '../../../kit/form/hooks/pending-submissions';
import '../../../services/forms/forms';
import '../../../services/session-runtime';
import '../../../services/telemetry';
import '../character-counter';
import '../drafts/draft';
import '../generated/generated-form';
import '../post-submit-html';

export type FormElement = HTMLElementTagNameMap['site-form'];

export interface FormTestServer extends Provided {
  /** Responses to `SaveFormSubmission`, in order; the last one repeats. */
  mockSubmission(...replies: readonly (FakeReply | 'offline')[]): void;
  /** Responses to requests for a definition, in order; the last one repeats. */
  mockDefinition(...replies: readonly (FakeReply | 'offline')[]): void;
  /** Holds all responses from now on. @returns releases them */
  holdResponses(): () => void;
  /** The submissions received so far. */
  getSubmissions(): readonly SentSubmission[];
}

export interface SentSubmission {
  readonly key: string;
  readonly body: Readonly<Record<string, string>>;
  /** The values by field id. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Provides services to all blocks of the page; submission keys are `key-1`, `key-2` and so on. */
export function startTestServer(options: FakePageOptions = {}): FormTestServer {
  const provided = provideServices({ cookies: { crumb: 'x' }, ...options });
  const replies: (FakeReply | 'offline')[] = [{ json: { submissionId: 's-1' } }];
  const definitions: (FakeReply | 'offline')[] = [{ status: 404, json: { error: 'No such form.' } }];
  let keys = 0;
  let gate = Promise.resolve();
  const { fetch } = provided.page;
  Object.assign(provided.page, {
    fetch: async (url: string, init?: RequestInit) => {
      await gate;
      return fetch(url, init);
    },
  });
  provided.page.respond(({ method, url }: SentRequest) => {
    if (method === 'GET') return nextReply(definitions);
    if (url.pathname.endsWith('/FormSubmissionKey')) return { json: { key: `key-${++keys}` } };
    return nextReply(replies);
  });
  return {
    ...provided,
    mockSubmission: (...next) => void replies.splice(0, replies.length, ...next),
    mockDefinition: (...next) => void definitions.splice(0, definitions.length, ...next),
    holdResponses() {
      let release = () => {};
      gate = new Promise((done) => {
        release = done;
      });
      return release;
    },
    getSubmissions: () =>
      provided.page.requests
        .filter(({ url }) => url.pathname.endsWith('/SaveFormSubmission'))
        .map(parseSubmission),
  };
}

const nextReply = (replies: (FakeReply | 'offline')[]): FakeReply | 'offline' =>
  (replies.length > 1 ? replies.shift() : replies[0]) ?? 'offline';

function parseSubmission({ body }: SentRequest): SentSubmission {
  const fields = Object.fromEntries(new URLSearchParams(body));
  return { key: fields.key ?? '', body: fields, values: JSON.parse(fields.form ?? 'null') };
}

/** Renders `<site-form>` with the given attributes around a form with the given controls. */
export async function formFixture(controls: string, attributes = 'form-id="contact"'): Promise<FormElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(
    `<site-form ${attributes}><form method="post" action="/api/form/post/contact">${controls}<button>Send</button></form></site-form>`,
  );
  const element = box.querySelector('site-form')!;
  await settle(element);
  return element;
}

export const query = <T extends HTMLElement = HTMLInputElement>(root: ParentNode, selector: string): T => {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`no element matches ${selector}`);
  return found;
};

export const queryTexts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((node) => node.textContent.replace(/\s+/g, ' ').trim());

/** Types with the keyboard. */
export async function typeText(control: HTMLElement, text: string): Promise<void> {
  control.focus();
  await sendKeys({ type: text });
}

export async function pressKey(element: FormElement, key = 'Enter'): Promise<void> {
  await sendKeys({ press: key });
  await settle(element);
}

/** Activates the submit button by keyboard. */
export async function submitForm(element: FormElement): Promise<void> {
  query(element, 'form button').focus();
  await pressKey(element);
}

export const getMessages = (element: FormElement): string[] => queryTexts(element, '.site-form-message');
export const getSummaryLinks = (element: FormElement): string[] =>
  queryTexts(element, '.site-form-summary a');
export const getFieldErrors = (element: FormElement): string[] => queryTexts(element, '.site-form-error');
