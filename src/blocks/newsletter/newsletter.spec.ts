import '../../../elements/site-newsletter';
import '../../../elements/site-captcha';
import '../../kit/form/captcha-token';
import '../../kit/form/hooks/pending-submissions';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import controls from '../../kit/form/controls.base.css?inline';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { FakeResponse } from '../../services/page/testing/fake-network';
import base from './newsletter.base.css?inline';

const FORM = `<form method="post" action="/api/newsletter/subscribe"><input type="hidden" name="listId" value="news">
  <p><label>Email <input type="email" name="email" autocomplete="email" required></label><button>Sign up</button></p></form>`;

/** Published markup of a site builder, with different text. */
const PUBLISHED = `<div class="newsletter-form-wrapper"><form class="newsletter-form" data-form-id="57d4" method="POST" novalidate>
  <header class="newsletter-form-header"><h2>Letters</h2></header>
  <div class="newsletter-form-body">
    <div id="email-yui_1" class="newsletter-form-field-wrapper form-item field email required">
      <label class="newsletter-form-field-label title" for="email-yui_1-field">Email Address</label>
      <input id="email-yui_1-field" name="email" type="text" spellcheck="false" placeholder="Email Address">
    </div>
    <button class="newsletter-form-button" type="submit" value="Sign Up"><span class="newsletter-form-button-label">Sign Up</span></button>
  </div>
  <div class="newsletter-form-footnote"><p>No more than one a month.</p></div>
  <div class="hidden form-submission-text" hidden>Thank you!</div>
</form></div>`;

const SENT = { json: { status: 'check-inbox', message: 'Look into your inbox.' } };

describe('<site-newsletter>', () => {
  let provided: Provided;
  const start = (...answers: FakeResponse[]) => {
    provided?.stop();
    provided = provideServices({ cookies: { crumb: 'x' } });
    provided.page.respond(...answers);
  };
  beforeEach(() => start(SENT));
  afterEach(() => provided.stop());

  async function show(content = FORM, attributes = '', width = 500) {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.inlineSize = `${width}px`;
    box.setHTMLUnsafe(
      `<style>${controls}${base}</style><site-newsletter ${attributes}>${content}</site-newsletter>`,
    );
    const element = box.querySelector('site-newsletter')!;
    await settle(element);
    const input = element.querySelector<HTMLInputElement>('[name=email]')!;
    const message = () => element.querySelector<HTMLElement>('.site-newsletter-message')!;
    const send = async (email: string) => {
      input.focus();
      await sendKeys({ type: email });
      await sendKeys({ press: 'Enter' });
      await settle(element);
    };
    return { element, input, message, send };
  }
  const sent = () => provided.page.requests.map(({ body }) => JSON.parse(body));

  it('sends address and list, and shows the message of the server [NWS-002]', async () => {
    const { element, input, message, send } = await show();
    const events: unknown[] = [];
    element.addEventListener('site-newsletter-success', (event) =>
      events.push((event as CustomEvent).detail),
    );
    await send('ada@example.com');
    await waitUntil(() => message().textContent === 'Look into your inbox.');
    const [{ key, ...subscription }, ...others] = sent();
    expect(subscription).to.deep.equal({
      email: 'ada@example.com',
      listId: 'news',
      pageUrl: 'https://shop.example/journal/first',
    });
    expect(key).to.match(/^[\da-f-]{36}$/);
    expect(others).to.deep.equal([]);
    expect(input.checkVisibility()).to.equal(false);
    expect(input.value).to.equal('');
    expect(document.activeElement).to.equal(message());
    expect(events).to.deep.equal([{ listId: 'news' }]);
    await expect(element).to.be.accessible();
  });

  it('sends the names of the subscriber with the list', async () => {
    const published = PUBLISHED.replace(
      '<div id="email',
      `<fieldset id="name-yui_2" class="form-item fields name"><legend class="title">Name</legend>
         <div class="field first-name"><label>First Name <input name="fname" type="text"></label></div>
         <div class="field last-name"><label>Last Name <input name="lname" type="text"></label></div></fieldset><div id="email`,
    );
    const own = FORM.replace(
      '<p>',
      '<p><label>Name <input name="who" autocomplete="section-news name"></label>',
    );
    const sections = [
      { content: published, attributes: 'list-id="news"', names: { firstName: 'Ada', lastName: 'Lovelace' } },
      { content: own, attributes: '', names: { name: 'Ada' } },
      ...[
        ['FNAME', 'LNAME'],
        ['contact[first_name]', 'contact[last_name]'],
      ].map(([first, last]) => ({
        content: FORM.replace(
          '<p>',
          `<p><label>First <input name="${first}"></label><label>Last <input name="${last}"></label>`,
        ),
        attributes: '',
        names: { firstName: 'Ada', lastName: 'Lovelace' },
      })),
    ];
    for (const { content, attributes, names } of sections) {
      start(SENT);
      const { element, send } = await show(content, attributes);
      const values = Object.values(names);
      for (const [index, input] of [...element.querySelectorAll('input')]
        .filter(({ type, name }) => type === 'text' && name !== 'email')
        .entries())
        input.value = ` ${values[index]}`;
      await send('ada@example.com');
      await waitUntil(() => sent().length === 1);
      expect(sent()[0]).to.deep.include({ email: 'ada@example.com', listId: 'news', ...names });
    }
  });

  it('rejects an invalid address without a request [NWS-002]', async () => {
    const { element, input, message, send } = await show(FORM, 'email-policy="documented"');
    await send('ada@example.museum');
    expect(sent()).to.deep.equal([]);
    expect(message().textContent).to.equal('One or more fields is invalid, please check your entries.');
    const error = element.querySelector('.site-newsletter-error')!;
    expect(error.textContent).to.match(/^Email is not valid\./);
    expect(error.nextElementSibling).to.equal(input.labels![0]);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(input.getAttribute('aria-describedby')).to.equal(error.id);
    expect(document.activeElement).to.equal(input);
    await expect(element).to.be.accessible();
    input.select();
    await send('ada@example.com');
    await waitUntil(() => message().textContent === 'Look into your inbox.');
    expect(input.getAttribute('aria-invalid')).to.equal(null);
  });

  it('accepts the addresses that browsers accept', async () => {
    const { message, send } = await show();
    await send('a@b.berlin');
    await waitUntil(() => message().textContent === 'Look into your inbox.');
    expect(sent()[0]).to.include({ email: 'a@b.berlin' });
  });

  it('shows errors before the form body, as an alert [FRM-051]', async () => {
    start({ status: 500 });
    const { element, message, send, input } = await show(PUBLISHED, 'list-id="news"');
    await send('ada@example.com');
    await waitUntil(
      () => message().textContent?.startsWith('Unable to send form. Please try again later.') === true,
    );
    expect(message().nextElementSibling).to.equal(element.querySelector('.newsletter-form-body'));
    expect(message().closest('form')).not.to.equal(null);
    expect(message().querySelector('[role=alert]')).not.to.equal(null);
    expect(input.value).to.equal('ada@example.com');
  });

  it('never shows a hint to scroll [FRM-059]', async () => {
    start({ status: 400, json: { error: 'No.', errors: { email: 'Not this one.' } } });
    const { element, input, message, send } = await show();
    await send('ada@example.com');
    await waitUntil(() => element.querySelector('.site-newsletter-error')?.textContent === 'Not this one.');
    expect(message().textContent).to.equal('One or more fields is invalid, please check your entries.');
    expect(element.textContent).not.to.match(/scroll/i);
    input.select();
    await send('nobody');
    await waitUntil(
      () => element.querySelector('.site-newsletter-error')?.textContent?.startsWith('Email is not') === true,
    );
    expect(element.textContent).not.to.match(/scroll/i);
  });

  it('sends published markup without a list by the form calls, with all of its fields [NWS-002]', async () => {
    start({ json: { key: 'k1' } }, { json: { submissionId: 's1' } });
    const { element, send } = await show(
      PUBLISHED.replace(
        '<button',
        `<fieldset id="name-yui_2" class="form-item fields name"><legend class="title">Name</legend>
          <div class="field first-name"><label class="caption"><input name="fname" value="Ada"><span class="caption-text">First Name</span></label></div>
          <div class="field last-name"><label class="caption"><input name="lname" value="Lovelace"><span class="caption-text">Last Name</span></label></div></fieldset><button`,
      ),
    );
    const success = element.querySelector<HTMLElement>('.form-submission-text')!;
    expect(success.checkVisibility()).to.equal(false);
    await send('ada@example.com');
    await waitUntil(() => success.checkVisibility());
    const [key, saved] = provided.page.requests;
    expect(key!.url.pathname).to.equal('/api/form/FormSubmissionKey');
    expect(saved!.url.pathname).to.equal('/api/form/SaveFormSubmission');
    const body = Object.fromEntries(new URLSearchParams(saved!.body));
    expect(body).to.include({ formId: '57d4', key: 'k1', submitButtonText: 'Sign Up' });
    expect(JSON.parse(body.form!)).to.deep.equal({
      'email-yui_1': 'ada@example.com',
      'name-yui_2': ['Ada', 'Lovelace'],
    });
    expect(element.querySelector('input')!.checkVisibility()).to.equal(false);
  });

  it('hides the success text before it is sent, also where the page has no rule for it', async () => {
    const { element } = await show(PUBLISHED.replace(' hidden>', '>'));
    expect(element.querySelector<HTMLElement>('.form-submission-text')!.checkVisibility()).to.equal(false);
  });

  it('asks to select a list if there is none [NWS-003]', async () => {
    const { message, send } = await show(FORM.replace(/<input type="hidden"[^>]*>/, ''));
    const warnings = await captureConsole(() => send('ada@example.com'));
    expect(warnings).to.deep.equal([
      'site-newsletter: no list-id and no form-id; addresses cannot be sent. Set one of them.',
    ]);
    expect(message().textContent).to.equal('Please select a mailing list.');
    expect(sent()).to.deep.equal([]);
  });

  it('sets data-small-container below 320 px [NWS-001]', async () => {
    for (const [width, isSmall] of [
      [319, true],
      [320, false],
    ] as const) {
      const { element } = await show(FORM, '', width);
      await waitUntil(() => element.hasAttribute('data-small-container') === isSmall);
    }
    const { element } = await show(FORM, '', 300);
    await waitUntil(() => element.hasAttribute('data-small-container'));
    element.parentElement!.style.inlineSize = '500px';
    await waitUntil(() => !element.hasAttribute('data-small-container'));
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
  });

  it('shows the success element of published markup if the server sends no message', async () => {
    start({ json: {} });
    const { element, send } = await show(PUBLISHED, 'list-id="news"');
    await send('ada@example.com');
    const success = element.querySelector<HTMLElement>('.form-submission-text')!;
    await waitUntil(() => success.checkVisibility());
    expect(document.activeElement).to.equal(success);
    expect(sent()[0]).to.include({ formId: '57d4', listId: 'news' });
  });

  it('sends once on repeated clicks', async () => {
    const { element, input, message } = await show();
    input.focus();
    await sendKeys({ type: 'ada@example.com' });
    const button = element.querySelector('button')!;
    button.click();
    button.click();
    await waitUntil(() => message().textContent === 'Look into your inbox.');
    expect(sent()).to.have.length(1);
  });

  it('sends nothing when a listener prevents the request event', async () => {
    const { element, message, send } = await show();
    const requests: unknown[] = [];
    element.addEventListener('site-newsletter-submit-request', (event) => {
      requests.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    await send('ada@example.com');
    expect(requests).to.deep.equal([{ email: 'ada@example.com', listId: 'news' }]);
    expect(sent()).to.deep.equal([]);
    expect(message().textContent).to.equal('');
  });

  describe('while offline', () => {
    const PENDING =
      'Unable to connect. Please try again Your entries are saved on this device and will be sent automatically as soon as possible.';

    it('stores the address, reports it, and succeeds after the automatic retry', async () => {
      start('offline', SENT);
      const { element, input, message, send } = await show();
      const events: unknown[] = [];
      for (const type of ['failure', 'success'])
        element.addEventListener(`site-newsletter-${type}`, (event) =>
          events.push((event as CustomEvent).detail),
        );
      await send('ada@example.com');
      await waitUntil(() => message().textContent === PENDING);
      expect(input.value).to.equal('ada@example.com');
      expect(element.querySelector('.site-form-note')).to.equal(null);
      await expect(element).to.be.accessible();
      provided.page.fire('online');
      await waitUntil(() => message().textContent?.startsWith('Almost done.') === true);
      expect(input.checkVisibility()).to.equal(false);
      expect(events).to.deep.equal([{ status: 0, message: PENDING, waiting: true }, { listId: 'news' }]);
      expect(new Set(sent().map(({ key }) => key)).size).to.equal(1);
    });

    it('replaces the pending address', async () => {
      start('offline', SENT);
      const { element, input, message, send } = await show();
      await send('ada@example.con');
      await waitUntil(() => message().textContent === PENDING);
      input.select();
      await send('ada@example.com');
      await waitUntil(() => message().textContent === 'Look into your inbox.');
      provided.page.fire('online');
      await settle(element);
      expect(sent().map(({ email }) => email)).to.deep.equal(['ada@example.con', 'ada@example.com']);
    });

    it('offers to send or discard the pending address on the next page', async () => {
      start('offline');
      const first = await show();
      await first.send('ada@example.com');
      await waitUntil(() => first.message().textContent === PENDING);
      first.element.remove();
      const { element } = await show();
      await waitUntil(() => element.querySelectorAll('.site-form-note button').length === 2);
      expect(element.querySelector('.site-form-note p')!.textContent).to.match(
        /^Your submission from .+ has not been sent yet\./,
      );
      await expect(element).to.be.accessible();
      const other = await show(FORM, 'list-id="other"');
      await settle(other.element);
      expect(other.element.querySelector('.site-form-note')).to.equal(null);
      element.querySelectorAll<HTMLElement>('.site-form-note button')[1]!.click();
      await waitUntil(() => !element.querySelector('.site-form-note'));
      expect(provided.services.forms.outbox.waiting.get()).to.deep.equal([]);
    });
  });

  it('requires the captcha', async () => {
    const { element, message, send } = await show(
      FORM.replace('</p>', '</p><site-captcha provider="turnstile" site-key="k"></site-captcha>'),
    );
    Object.assign(element.querySelector('site-captcha')!, {});
    Object.defineProperty(element.querySelector('site-captcha'), 'execute', { value: async () => '' });
    await send('ada@example.com');
    await waitUntil(() => message().textContent === 'Complete CAPTCHA before submitting.');
    expect(sent()).to.deep.equal([]);
  });

  it('uses message overrides', async () => {
    const { message, send } = await show(
      FORM,
      `messages='{"invalidFields":"Bitte prüfen.","email":"Keine Adresse."}' email-policy="html"`,
    );
    await send('ada');
    expect(message().textContent).to.equal('Bitte prüfen.');
  });
});
