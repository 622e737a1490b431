import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { FakeReply } from '../../services/page/testing/fake-network';
import '../../../elements/site-form';
import '../../../elements/site-popup';
// Loaded before a test advances the clock.
import '../../kit/form/captcha-token';
import '../../kit/form/hooks/pending-submissions';
import '../../services/forms/forms';
import { advance } from './testing/popup-clock';

type Popup = HTMLElementTagNameMap['site-popup'];

const DAY = 86_400_000;
const FIELD = '<label>Email <input name="email" type="email" required></label><button>Subscribe</button>';
const PLAIN = `<iframe name="answer" title="Answer" hidden></iframe>
  <form method="post" action="about:blank" target="answer">${FIELD}</form>`;
const OWN = `<site-form form-id="letters"><form method="post" action="/api/form/post/letters">${FIELD}</form></site-form>`;

let provided: Provided;

const getBox = (element: Popup) => element.shadowRoot!.querySelector('[part="dialog"]');
const getRecord = () => JSON.parse(provided.page.local.get('site-popup:letters') ?? 'null');

/** Opens a popup with this content by its rules. Its form gets this response once `after` is resolved. */
async function open(content: string, answer: FakeReply = { json: { submissionId: 's-1' } }): Promise<Popup> {
  provided = provideServices({ url: location.href, cookies: { crumb: 'x' } });
  provided.page.respond(({ method, url }) => {
    if (method === 'GET') return { status: 404, json: { error: 'No such form.' } };
    return url.pathname.endsWith('/FormSubmissionKey') ? { json: { key: 'key-1' } } : answer;
  });
  const element = await create(content);
  await advance(provided.page, element, 0);
  await waitUntil(() => getBox(element)?.matches(':modal'));
  return element;
}

async function create(content: string): Promise<Popup> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-popup id="letters"><h2>Letters</h2>${content}</site-popup>`);
  const element = box.querySelector('site-popup')!;
  await settle(element);
  await settle(element.querySelector('site-form') ?? element);
  return element;
}

/** Whether the close button has the focus. */
async function subscribe(element: Popup): Promise<void> {
  await sendKeys({ press: 'Tab' });
  expect(document.activeElement).to.equal(element.querySelector('input'));
  await sendKeys({ type: 'ada@example.org' });
  await sendKeys({ press: 'Enter' });
}

async function close(element: Popup): Promise<unknown> {
  const closed = new Promise((resolve) => element.addEventListener('site-popup-close', resolve));
  await sendKeys({ press: 'Escape' });
  const { detail } = (await closed) as CustomEvent;
  await waitUntil(() => getBox(element) === null);
  return detail;
}

/** The popup on another page, this many days later, once its rules have run. */
async function visitLater(days: number, content: string): Promise<Popup> {
  document.querySelector('site-popup')!.remove();
  await provided.page.advance(days * DAY);
  const page = provided.page.openTab();
  provided.stop();
  provided = { ...provideServices({}, { page }), page };
  const element = await create(content);
  await advance(provided.page, element, 0);
  return element;
}

describe('a sign-up in <site-popup>', () => {
  afterEach(() => provided.stop());

  it('by a form of the page is remembered permanently [POP-011]', async () => {
    const element = await open(PLAIN);
    await subscribe(element);
    await waitUntil(() => getRecord()?.submitted);
    expect(await close(element)).to.deep.equal({ submitted: true });
    expect((await visitLater(400, PLAIN)).hasAttribute('open')).to.equal(false);
  });

  it('is remembered when the popup is closed again without one [POP-002]', async () => {
    const element = await open(PLAIN);
    await subscribe(element);
    await waitUntil(() => getRecord()?.submitted);
    await close(element);
    element.show();
    await waitUntil(() => getBox(element)?.matches(':modal'));
    expect(await close(element)).to.deep.equal({ submitted: false });
    expect(getRecord().submitted).to.equal(true);
  });

  it('by <site-form> is remembered permanently [POP-011]', async () => {
    const element = await open(OWN);
    await subscribe(element);
    await waitUntil(() => getRecord()?.submitted);
    expect(await close(element)).to.deep.equal({ submitted: true });
    expect((await visitLater(400, OWN)).hasAttribute('open')).to.equal(false);
  });

  it('is not remembered if the server refuses it', async () => {
    const element = await open(OWN, { status: 400, json: { error: 'No.' } });
    await subscribe(element);
    await waitUntil(() => element.querySelector('site-form')!.dataset.phase === 'failure');
    expect(getRecord()).to.equal(null);
    await close(element);
    expect(getRecord().submitted).to.equal(false);
    const later = await visitLater(31, OWN);
    await waitUntil(() => getBox(later)?.matches(':modal'), 'it does not open again');
  });

  it('is remembered if the response arrives after the popup was closed', async () => {
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    const element = await open(OWN, { json: { submissionId: 's-1' }, after });
    await subscribe(element);
    await waitUntil(() => element.querySelector('site-form')!.dataset.phase === 'submitting');
    await close(element);
    expect(getRecord().submitted).to.equal(false);
    release();
    await waitUntil(() => getRecord().submitted);
    expect((await visitLater(400, OWN)).hasAttribute('open')).to.equal(false);
  });

  it('is not assumed for a form with method="dialog", which closes the popup', async () => {
    const element = await open(
      '<dialog open><form method="dialog"><button>OK</button></form></dialog><form method="dialog"><button>No thanks</button></form>',
    );
    const [ok, noThanks] = element.querySelectorAll('button');
    ok!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !element.querySelector('dialog')!.open);
    expect([element.open, getRecord()]).to.deep.equal([true, null]);
    const closed = new Promise((resolve) => element.addEventListener('site-popup-close', resolve));
    noThanks!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getBox(element) === null);
    expect(((await closed) as CustomEvent).detail).to.deep.equal({ submitted: false });
    expect(getRecord().submitted).to.equal(false);
  });

  it('reports that the form is in an overlay [FRM-010]', async () => {
    await subscribe(await open(OWN));
    await waitUntil(() => getRecord()?.submitted);
    const sent = provided.page.requests.find(({ url }) => url.pathname.endsWith('/SaveFormSubmission'));
    expect(new URLSearchParams(sent!.body).get('isOverlayForm')).to.equal('true');
  });
});
