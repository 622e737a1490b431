import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import controls from '../../../kit/form/controls.base.css?inline';
import { MAX_WAIT } from '../../../kit/languages/load-messages';
import { captureConsole } from '../../../kit/testing/console';
import { holdTimers } from '../../../kit/testing/hold-timers';
import { settle, waitUntil } from '../../../kit/testing/wait';
import base from '../form.base.css?inline';
import { allFieldTypes } from '../testing/all-field-types';
import {
  type FormElement,
  type FormTestServer,
  getFieldErrors,
  query,
  queryTexts,
  startTestServer,
  submitForm,
  typeText,
} from '../testing/form-fixture';
import '../../../../elements/site-form';

let server: FormTestServer;

/** Renders the element without a form of the page. */
async function render(markup: string): Promise<FormElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector('site-form')!;
  await settle(element);
  return element;
}

async function whenGenerated(element: FormElement): Promise<HTMLFormElement> {
  await waitUntil(() => element.querySelector('form[data-site-generated]'));
  await settle(element);
  return query<HTMLFormElement>(element, 'form');
}
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
const names = (element: FormElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name }) => name);
const MAIL = [{ id: 'mail', type: 'email', title: 'Email', required: true }];

describe('a generated <site-form>', () => {
  let timers: ReturnType<typeof holdTimers>;
  before(() => {
    timers = holdTimers(MAX_WAIT);
  });
  after(() => timers.restore());
  beforeEach(() => {
    server = startTestServer({ url: 'https://shop.example/journal/first?utm=spring' });
  });
  afterEach(() => server.stop());

  it('has a button in the language of the page, unless the page names it', async () => {
    for (const [messages, name] of [
      ['', 'Absenden'],
      [`messages='{"submit":"Los"}'`, 'Los'],
    ]) {
      const element = await render(
        `<div lang="de"><site-form form-id="f" fields='${attribute(MAIL)}' ${messages}></site-form></div>`,
      );
      expect(query(await whenGenerated(element), 'button').textContent).to.equal(name);
    }
  });

  it('reads the definition from an attribute, a child script, options and a property', async () => {
    const fields = attribute(MAIL);
    for (const markup of [
      `<site-form form-id="f" fields='${fields}'></site-form>`,
      `<site-form definition='{"id":"f","submitButtonText":"Go","fields":${fields}}'></site-form>`,
      `<site-form><script type="application/json">{"id":"f","fields":${fields},"submitButtonText":"Go"}</script></site-form>`,
      `<site-form form-id="f" options='{"fields":${fields}}'></site-form>`,
    ]) {
      const element = await render(markup);
      const form = await whenGenerated(element);
      expect(names(element)).to.deep.equal(['mail']);
      expect(form.getAttribute('action')).to.equal('/api/form/post/f');
      expect(query(form, 'button').textContent).to.equal(markup.includes('Go') ? 'Go' : 'Submit');
    }
    const element = await render('<site-form></site-form>');
    element.definition = { fields: MAIL };
    await whenGenerated(element);
    expect(names(element)).to.deep.equal(['mail']);
  });

  it('fetches the definition from `src`, or from the site API by form id', async () => {
    server.mockDefinition({ json: { id: 'contact', fields: MAIL, name: 'Contact' } });
    const fromApi = await render('<site-form form-id="contact us"></site-form>');
    await whenGenerated(fromApi);
    const fromUrl = await render('<site-form src="/forms/contact.json"></site-form>');
    await whenGenerated(fromUrl);
    const requests = server.page.requests.map(({ method, url }) => `${method} ${url.pathname}`);
    expect(requests).to.include.members(['GET /api/form/contact%20us', 'GET /forms/contact.json']);
  });

  it('reports a missing form, and retries after a network error', async () => {
    server.mockDefinition({ status: 404, json: { error: 'No.' } }, 'offline', { json: { fields: MAIL } });
    const missing = await render('<site-form form-id="gone"></site-form>');
    await waitUntil(
      () => queryTexts(missing, '[role=alert]')[0] === 'This form has not been configured yet.',
    );
    const element = await render('<site-form form-id="far"></site-form>');
    await waitUntil(() => element.querySelector('[role=alert] button'));
    expect(queryTexts(element, '[role=alert] p')[0]).to.equal('Unable to connect. Please try again');
    query(element, '[role=alert] button').focus();
    await sendKeys({ press: 'Enter' });
    await whenGenerated(element);
    expect(element.querySelector('[role=alert]')).to.equal(null);
    await waitUntil(() => document.activeElement === element.querySelector('[name=mail]'), 'focus lost');
  });

  it('shows a loading message for slow requests, also during a retry', async () => {
    server.mockDefinition('offline', { json: { fields: MAIL } });
    let release = server.holdResponses();
    const element = await render('<site-form form-id="slow"></site-form>');
    await waitUntil(() => queryTexts(element, '[role=status]').includes('Loading…'));
    release();
    await waitUntil(() => element.querySelector('[role=alert] button'));
    expect(queryTexts(element, '[role=status]')).to.not.include('Loading…');
    release = server.holdResponses();
    const retry = query(element, '[role=alert] button');
    retry.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => retry.textContent === 'Loading…');
    expect(document.activeElement).to.equal(retry);
    release();
    await whenGenerated(element);
    expect(element.textContent).to.not.contain('Loading…');
  });

  it('warns about invalid definitions in the console', async () => {
    const warnings = await captureConsole(async () => {
      const element = await render(
        `<site-form form-id="f" fields='[{"id":"a","type":"color","title":"A"},{"type":"text"}]'></site-form>`,
      );
      await whenGenerated(element);
      expect(names(element)).to.deep.equal(['a']);
      server.mockDefinition({ json: { form: 'nothing' } });
      const odd = await render('<site-form src="/odd.json"></site-form>');
      // Not the request: its response is read later.
      await waitUntil(() => odd.querySelector('[role=alert]'));
      await settle(odd);
    });
    expect(warnings).to.deep.equal([
      'site-form: field "a": type="color" is not a field type; using text.',
      'site-form: a field has no id; ignoring it.',
      'site-form: the response is not a form definition; rendering nothing.',
    ]);
  });

  it("prefers the page's own form, even if it appears during the request", async () => {
    const release = server.holdResponses();
    server.mockDefinition({ json: { fields: MAIL } });
    const element = await render('<site-form form-id="contact"></site-form>');
    const own = document.createElement('form');
    own.append(Object.assign(document.createElement('input'), { name: 'own', ariaLabel: 'Own' }));
    element.append(own);
    await settle(element);
    release();
    await settle(element);
    expect(element.querySelector('[data-site-generated]')).to.equal(null);
    expect(own.noValidate).to.equal(true);
  });

  it('keeps input and focus when the definition changes', async () => {
    const element = await render(`<site-form form-id="f" fields='${attribute(allFieldTypes)}'></site-form>`);
    await whenGenerated(element);
    await typeText(query(element, '[name="mail"]'), 'ada@');
    query(element, '[value="Tue"]').click();
    query(element, '[name="mail"]').focus();
    element.definition = [...allFieldTypes, { id: 'more', type: 'text', title: 'More' }];
    await waitUntil(() => element.querySelector('[name=more]'));
    expect(element.querySelectorAll('form')).to.have.length(1);
    expect(query(element, '[value="Tue"]').checked).to.equal(true);
    expect(query(element, '[value="Mon"]').checked).to.equal(false);
    expect(document.activeElement).to.equal(query(element, '[name="mail"]'));
    await sendKeys({ press: 'End' });
    await sendKeys({ type: 'x.org' });
    expect(query(element, '[name="mail"]').value).to.equal('ada@x.org');
  });

  it('submits every field type as documented [FRM-016] [FRM-017] [FRM-018] [FRM-019] [FRM-020] [FRM-021] [FRM-022] [FRM-023]', async () => {
    const element = await render(`<site-form form-id="f" fields='${attribute(allFieldTypes)}'></site-form>`);
    await whenGenerated(element);
    const entered: Record<string, string> = {
      'who[First]': 'Ada',
      'who[Last]': 'Lovelace',
      mail: 'ada@example.org',
      'tel[Country]': '+44',
      'tel[Areacode]': '20',
      'tel[Prefix]': '7946',
      'tel[Line]': '0018',
      'home[Line1]': '12 St James Sq',
      'home[City]': 'London',
      'home[Country]': 'UK',
      'born[Day]': '10',
      'born[Month]': '12',
      'born[Year]': '1815',
      'call[Hour]': '9',
      'call[Ampm]': 'AM',
      handle: '@ada',
      room: 'South',
      note: 'Hello',
    };
    for (const [name, value] of Object.entries(entered)) query(element, `[name="${name}"]`).value = value;
    for (const value of ['M', 'Mon', 'Wed']) query(element, `[value="${value}"]`).click();
    query(element, '[name="views[Tea is good]"][value="2"]').click();
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
    expect(server.getSubmissions()[0]!.values).to.deep.equal({
      who: ['Ada', 'Lovelace'],
      mail: 'ada@example.org',
      tel: ['+44', '20', '7946', '0018'],
      home: ['12 St James Sq', '', 'London', '', '', 'UK'],
      born: ['12', '10', '1815'],
      call: ['9', '', '', 'AM'],
      pass: '',
      handle: '@ada',
      site: '',
      people: '',
      budget: '',
      size: 'M',
      days: ['Mon', 'Wed'],
      room: 'South',
      views: { 'Tea is good': ['2'], 'Milk too': [] },
      word: '',
      note: 'Hello',
      from: 'spring',
    });
  });

  it('shows errors of required fields above their titles [FRM-048]', async () => {
    const required = allFieldTypes.map((field) => ({ ...field, required: true }));
    const element = await render(`<site-form form-id="f" fields='${attribute(required)}'></site-form>`);
    await whenGenerated(element);
    await submitForm(element);
    const titles = required.filter(({ type }) => !/section|hidden/.test(type)).map(({ title }) => title);
    expect(getFieldErrors(element)).to.deep.equal(titles.map((title) => `${title} is required.`));
    for (const error of element.querySelectorAll('.site-form-error'))
      expect(error.nextElementSibling!.matches('label, fieldset')).to.equal(true);
    expect(document.activeElement).to.equal(query(element, '[name="who[First]"]'));
    await expect(element).to.be.accessible();
    query(element, '[name="born[Day]"]').focus();
    for (const part of ['31', '2', '2024']) {
      await sendKeys({ type: part });
      await sendKeys({ press: 'Tab' });
    }
    await settle(element);
    expect(getFieldErrors(element)).to.include('Born must be a valid date with a month, day and year.');
  });

  it('fits a narrow viewport in both writing directions and color schemes', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(controls + base);
    document.adoptedStyleSheets.push(sheet);
    await setViewport({ width: 320, height: 700 });
    for (const dir of ['ltr', 'rtl'])
      for (const colorScheme of ['light', 'dark'] as const) {
        await executeServerCommand('emulate-preferences', { colorScheme });
        const element = await render(
          `<site-form dir="${dir}" form-id="f" fields='${attribute(allFieldTypes)}'></site-form>`,
        );
        await whenGenerated(element);
        await settle(element);
        expect(document.documentElement.scrollWidth).to.be.at.most(320);
        const narrow = [
          ...element.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea'),
        ].filter(
          (control) =>
            control.getBoundingClientRect().height < 22 || control.getBoundingClientRect().right > 320,
        );
        expect(narrow.map(({ id }) => id)).to.deep.equal([]);
        await expect(element).to.be.accessible();
      }
    await executeServerCommand('emulate-preferences', {});
    await setViewport({ width: 800, height: 600 });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });

  it('renders published fields beside an empty hidden form', async () => {
    const context = { formId: 'c2', formFields: [{ type: 'text', id: 'text-1', title: 'Note' }] };
    const element = await render(
      `<site-form><form class="form-stub" data-form-id="c2" hidden><input type="hidden" name="x"></form><script type="application/json" id="form-context-c2">${JSON.stringify(context)}</script><div class="form-wrapper"></div></site-form>`,
    );
    await waitUntil(() => element.querySelector('.form-wrapper [data-site-generated]'));
    await settle(element);
    await typeText(query(element, '[name="text-1"]'), 'Hi');
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
    expect(server.getSubmissions()[0]!.body.formId).to.equal('c2');
    expect(server.getSubmissions()[0]!.values).to.deep.equal({ 'text-1': 'Hi' });
  });

  it('sends a server-rendered form with JSON beside it, with the settings of the JSON', async () => {
    const context = {
      formId: 'c3',
      formFields: [{ type: 'text', id: 'text-1', title: 'Order', required: true }],
      formSubmissionMessage: { html: '<p>Received.</p>' },
      successRedirect: '',
    };
    const element = await render(
      `<site-form><div class="sqs-block"><div class="form-wrapper"><form class="react-form-contents" novalidate method="post">
        <div id="text-1" class="form-item field text required"><label class="title" for="text-1-field">Order</label>
        <input id="text-1-field" aria-required="true" name="text-1-name"></div><button type="submit">Send</button></form></div>
        <script type="application/json" id="form-context-c3">${JSON.stringify(context)}</script></div></site-form>`,
    );
    await submitForm(element);
    expect(getFieldErrors(element)).to.deep.equal(['Order is required.']);
    await typeText(query(element, '#text-1-field'), '12');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-success p'));
    expect(element.querySelectorAll('form').length).to.equal(1);
    expect(server.getSubmissions()[0]!.body.formId).to.equal('c3');
    expect(server.getSubmissions()[0]!.values).to.deep.equal({ 'text-1': '12' });
    expect(queryTexts(element, '.site-form-success p')).to.deep.equal(['Received.']);
  });

  it('renders published markup that contains the fields as JSON', async () => {
    const context = {
      formId: 'c1',
      formFields: [
        { type: 'name', id: 'name-1', title: 'Name', required: true, customConstraints: {} },
        { type: 'textarea', id: 'text-1', title: 'Details', required: false, maxLength: '' },
      ],
      formSubmitButtonText: 'Senden',
      formSubmissionMessage: { html: '<p>Danke!</p>' },
      successRedirect: '',
      disclaimerMessage: { html: 'Mit <b>Vorbehalt</b>' },
    };
    const element = await render(
      `<site-form><div class="form-block"><script type="application/json" class="sqs-form-block-context">${JSON.stringify(context)}</script><script type="application/json" class="sqs-form-block-localized-strings">{"name":{"firstName":"Vorname","lastName":"Nachname"}}</script><div data-submission-html="&lt;p&gt;Bis bald&lt;/p&gt;"></div><div class="form-wrapper"></div></div></site-form>`,
    );
    const form = await whenGenerated(element);
    expect(form.parentElement!.className).to.equal('form-wrapper');
    expect(queryTexts(form, '.caption-text')).to.deep.equal(['Vorname', 'Nachname']);
    expect(queryTexts(form, '.site-form-disclaimer b, button')).to.deep.equal(['Vorbehalt', 'Senden']);
    await typeText(query(element, '[name="name-1[First]"]'), 'Ada');
    await typeText(query(element, '[name="name-1[Last]"]'), 'L');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-success p + p'));
    expect(server.getSubmissions()[0]!.body.formId).to.equal('c1');
    expect(queryTexts(element, '.site-form-success p')).to.deep.equal(['Danke!', 'Bis bald']);
  });
});
