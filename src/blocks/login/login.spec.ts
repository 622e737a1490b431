import '../../../elements/site-login';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clickOn } from '../../kit/testing/pointer';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { FakeResponse } from '../../services/page/testing/fake-network';
import base from './login.base.css?inline';
import { samples } from './login.sample';

const FORM = samples[0]!.replace(/<\/?site-login>/g, '');
const ADA = { id: 'm1', email: 'ada@shop.example', displayName: 'Ada' };
const SIGNED_IN = { json: { xsrfToken: 't1', account: ADA } };

describe('<site-login>', () => {
  let provided: Provided;
  const start = (...answers: FakeResponse[]) => {
    provided?.stop();
    provided = provideServices({ cookies: { crumb: 'x' } });
    provided.page.respond(...answers);
  };
  beforeEach(() => start(SIGNED_IN));
  afterEach(() => provided.stop());

  async function show(content = FORM, attributes = '') {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(`<style>${base}</style><site-login ${attributes}>${content}</site-login>`);
    const element = box.querySelector('site-login')!;
    await settle(element);
    const field = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    const message = () => element.querySelector('.site-login-message')?.textContent;
    const send = async (email: string, password: string) => {
      field('email').focus();
      if (email) await sendKeys({ type: email });
      await sendKeys({ press: 'Tab' });
      if (password) await sendKeys({ type: password });
      await sendKeys({ press: 'Enter' });
      await settle(element);
    };
    return { element, field, message, send };
  }
  const calls = () => provided.page.requests.map(({ method, url, body }) => [method, url.pathname, body]);

  it('sends email, password and remember-me, and greets the member [AUT-025]', async () => {
    const { element, field, send } = await show();
    const events: unknown[] = [];
    element.addEventListener('site-login-success', (event) => events.push((event as CustomEvent).detail));
    await clickOn(field('rememberMe'));
    await send(' ada@shop.example', 'geheim');
    await waitUntil(() => element.dataset.phase === 'member', 'not signed in', 10_000);
    expect(calls()).to.deep.equal([
      [
        'POST',
        '/api/site-users/account/session',
        JSON.stringify({ email: 'ada@shop.example', password: 'geheim', rememberMe: true }),
      ],
    ]);
    expect(events).to.deep.equal([{ account: ADA }]);
    expect(element.querySelector('form')!.checkVisibility()).to.equal(false);
    expect(field('password').value).to.equal('');
    const greeting = element.querySelector('.site-login-member')!;
    expect(greeting.textContent).to.contain('Signed in as Ada.');
    await waitUntil(() => document.activeElement === greeting, 'the focus is elsewhere');
    await expect(element).to.be.accessible();
  });

  it('signs out by button and shows the form again', async () => {
    const { element, send } = await show(FORM, 'clone-cart after-sign-out="stay"');
    await send('ada@shop.example', 'geheim');
    await waitUntil(() => element.dataset.phase === 'member', 'not signed in', 10_000);
    provided.page.respond({ json: {} });
    await clickOn(element.querySelector('[data-sign-out]')!);
    await waitUntil(() => element.dataset.phase === 'idle', 'still signed in', 10_000);
    expect(calls().at(-1)?.slice(0, 2)).to.deep.equal(['DELETE', '/api/site-users/account/session']);
    expect(provided.page.requests.at(-1)?.url.searchParams.get('cloneCart')).to.equal('true');
    expect(element.querySelector('form')!.checkVisibility()).to.equal(true);
    await waitUntil(() => document.activeElement === element.querySelector('[name=email]'));
  });

  it('shows the member content of the page with the name of the member', async () => {
    const content = `${FORM}<div data-site-for="members"><p>Welcome, <b data-member-name></b></p><button data-sign-out>Leave</button></div>`;
    const { element, send } = await show(content);
    await send('ada@shop.example', 'geheim');
    await waitUntil(() => element.dataset.phase === 'member', 'not signed in', 10_000);
    expect(element.querySelector('[data-member-name]')!.textContent).to.equal('Ada');
    expect(element.querySelector('.site-login-member')).to.equal(null);
  });

  it('shows and announces the error of the server, and keeps the input', async () => {
    start({ status: 401, json: { error: 'The email address or password is incorrect.' } });
    const { element, field, message, send } = await show();
    await send('ada@shop.example', 'geheim');
    await waitUntil(() => message() === 'The email address or password is incorrect.', 'no message', 10_000);
    expect(element.querySelector('.site-login-message [role=alert]')!.textContent).to.equal(message());
    await waitUntil(() => document.activeElement === field('password'), 'the focus is elsewhere');
    expect(field('password').getAttribute('aria-invalid')).to.equal('true');
    expect(field('email').value).to.equal('ada@shop.example');
    await expect(element).to.be.accessible();
  });

  const failures: [string, FakeResponse, string][] = [
    [
      'a rate limit',
      { status: 429, json: { error: 'x' }, headers: { 'retry-after': '600' } },
      'Too many attempts. Please try again in 10 min.',
    ],
    ['a network error', 'offline', 'Unable to connect…'],
    ['an invalid response', { text: '<html>' }, 'Internal Error: Unable to parse server response'],
    [
      'an unavailable server',
      { status: 503, json: {} },
      'This service is temporarily unavailable. Please try again later.',
    ],
  ];
  for (const [name, answer, text] of failures)
    it(`shows a message after ${name}`, async () => {
      start(answer);
      const { message, send, element } = await show();
      await send('ada@shop.example', 'geheim');
      await waitUntil(() => message()?.startsWith(text) === true, `actual message: ${message()}`, 10_000);
      expect(element.querySelector('button')!.ariaDisabled).to.equal(null);
    });

  it('reports missing credentials without a request', async () => {
    const { field, message, send } = await show();
    await send('ada@shop.example', '');
    expect(message()).to.equal('Please enter your email address and password.');
    expect(document.activeElement).to.equal(field('password'));
    expect(calls()).to.deep.equal([]);
  });

  it('sends once on repeated clicks', async () => {
    const { element, field } = await show();
    field('email').value = 'ada@shop.example';
    field('password').value = 'geheim';
    const button = element.querySelector('button')!;
    for (let i = 0; i < 3; i++) button.click();
    await waitUntil(() => element.dataset.phase === 'member', 'not signed in', 10_000);
    expect(calls()).to.have.length(1);
  });

  it('opens the return page if it belongs to this site', async () => {
    const { send } = await show(FORM, 'return-to="/members"');
    await send('ada@shop.example', 'geheim');
    await waitUntil(() => provided.page.navigations.length === 1, 'no navigation', 10_000);
    expect(provided.page.navigations).to.deep.equal(['/members']);
  });

  it('focuses its email field on a login request [AUT-014]', async () => {
    const { field } = await show();
    document.dispatchEvent(new CustomEvent('site-services-login-request'));
    expect(document.activeElement).to.equal(field('email'));
  });

  it('renders nothing if the page has no form', async () => {
    const { element } = await show('<p>Members sign in at the desk.</p>');
    expect(element.textContent.trim()).to.equal('Members sign in at the desk.');
  });
});
