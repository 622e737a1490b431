import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import controls from '../../../kit/form/controls.base.css?inline';
import { captureConsole } from '../../../kit/testing/console';
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

let scene: FormTestServer;

/** The element without any form of the page's own. */
async function place(markup: string): Promise<FormElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector('site-form')!;
  await settle(element);
  return element;
}

async function made(element: FormElement): Promise<HTMLFormElement> {
  await waitUntil(() => element.querySelector('form[data-site-made]'));
  await settle(element);
  return query<HTMLFormElement>(element, 'form');
}
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
const names = (element: FormElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name }) => name);
const MAIL = [{ id: 'mail', type: 'email', title: 'Email', required: true }];

describe('<site-form> without a form of the page', () => {
  beforeEach(() => {
    scene = startTestServer({ url: 'https://shop.example/journal/first?utm=spring' });
  });
  afterEach(() => scene.stop());

  it('makes it from its fields: an attribute, a child script, options and a property', async () => {
    const fields = attribute(MAIL);
    for (const markup of [
      `<site-form form-id="f" fields='${fields}'></site-form>`,
      `<site-form definition='{"id":"f","submitButtonText":"Go","fields":${fields}}'></site-form>`,
      `<site-form><script type="application/json">{"id":"f","fields":${fields},"submitButtonText":"Go"}</script></site-form>`,
      `<site-form form-id="f" options='{"fields":${fields}}'></site-form>`,
    ]) {
      const element = await place(markup);
      const form = await made(element);
      expect(names(element)).to.deep.equal(['mail']);
      expect(form.getAttribute('action')).to.equal('/api/form/post/f');
      expect(query(form, 'button').textContent).to.equal(markup.includes('Go') ? 'Go' : 'Submit');
    }
    const element = await place('<site-form></site-form>');
    element.definition = { fields: MAIL };
    await made(element);
    expect(names(element)).to.deep.equal(['mail']);
  });

  it('asks an address, or the site API by the id of the form', async () => {
    scene.mockDefinition({ json: { id: 'contact', fields: MAIL, name: 'Contact' } });
    const ofApi = await place('<site-form form-id="contact us"></site-form>');
    await made(ofApi);
    const ofFile = await place('<site-form src="/forms/contact.json"></site-form>');
    await made(ofFile);
    const asked = scene.page.requests.map(({ method, url }) => `${method} ${url.pathname}`);
    expect(asked).to.include.members(['GET /api/form/contact%20us', 'GET /forms/contact.json']);
  });

  it('says so when there is no such form, and asks again when the server was not reached', async () => {
    scene.mockDefinition({ status: 404, json: { error: 'No.' } }, 'offline', { json: { fields: MAIL } });
    const missing = await place('<site-form form-id="gone"></site-form>');
    await waitUntil(
      () => queryTexts(missing, '[role=alert]')[0] === 'This form has not been configured yet.',
    );
    const element = await place('<site-form form-id="far"></site-form>');
    await waitUntil(() => element.querySelector('[role=alert] button'));
    expect(queryTexts(element, '[role=alert] p')[0]).to.equal('Unable to connect. Please try again');
    query(element, '[role=alert] button').focus();
    await sendKeys({ press: 'Enter' });
    await made(element);
    expect(element.querySelector('[role=alert]')).to.equal(null);
    await waitUntil(
      () => document.activeElement === element.querySelector('[name=mail]'),
      'the focus is lost',
    );
  });

  it('says that it is on its way where that takes long, at first and when it is asked for again', async () => {
    scene.mockDefinition('offline', { json: { fields: MAIL } });
    let answer = scene.holdResponses();
    const element = await place('<site-form form-id="slow"></site-form>');
    await waitUntil(() => queryTexts(element, '[role=status]').includes('Loading…'));
    answer();
    await waitUntil(() => element.querySelector('[role=alert] button'));
    expect(queryTexts(element, '[role=status]')).to.not.include('Loading…');
    answer = scene.holdResponses();
    const again = query(element, '[role=alert] button');
    again.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => again.textContent === 'Loading…');
    expect(document.activeElement).to.equal(again);
    answer();
    await made(element);
    expect(element.textContent).to.not.contain('Loading…');
  });

  it('tells the developer what is wrong with a definition', async () => {
    const said = await captureConsole(async () => {
      const element = await place(
        `<site-form form-id="f" fields='[{"id":"a","type":"colour","title":"A"},{"type":"text"}]'></site-form>`,
      );
      await made(element);
      expect(names(element)).to.deep.equal(['a']);
      scene.mockDefinition({ json: { form: 'nothing' } });
      await place('<site-form src="/odd.json"></site-form>');
      await waitUntil(() => scene.page.requests.length > 0);
      await settle();
    });
    expect(said).to.deep.equal([
      'site-form: type="colour" of the field "a" is not a kind of field; using text.',
      'site-form: a field without an id is left out.',
      'site-form: the answer holds no definition of a form; there is nothing to show.',
    ]);
  });

  it("leaves the page's own form alone, also one that comes while it asks", async () => {
    const open = scene.holdResponses();
    scene.mockDefinition({ json: { fields: MAIL } });
    const element = await place('<site-form form-id="contact"></site-form>');
    const own = document.createElement('form');
    own.append(Object.assign(document.createElement('input'), { name: 'own', ariaLabel: 'Own' }));
    element.append(own);
    await settle(element);
    open();
    await settle(element);
    expect(element.querySelector('[data-site-made]')).to.equal(null);
    expect(own.noValidate).to.equal(true);
  });

  it('keeps what was entered, and the focus, when the definition changes', async () => {
    const element = await place(`<site-form form-id="f" fields='${attribute(allFieldTypes)}'></site-form>`);
    await made(element);
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

  it('sends every kind as documented [FRM-016] [FRM-017] [FRM-018] [FRM-019] [FRM-020] [FRM-021] [FRM-022] [FRM-023]', async () => {
    const element = await place(`<site-form form-id="f" fields='${attribute(allFieldTypes)}'></site-form>`);
    await made(element);
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
    await waitUntil(() => scene.getSubmissions().length === 1);
    expect(scene.getSubmissions()[0]!.values).to.deep.equal({
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

  it('asks for what is required and says what is wrong above the title of each field [FRM-048]', async () => {
    const required = allFieldTypes.map((field) => ({ ...field, required: true }));
    const element = await place(`<site-form form-id="f" fields='${attribute(required)}'></site-form>`);
    await made(element);
    await submitForm(element);
    const titles = required
      .filter(({ type: kind }) => !/section|hidden/.test(kind))
      .map(({ title }) => title);
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
    expect(getFieldErrors(element)).to.include('Born must be a real date, with month, day and year.');
  });

  it('fits on a narrow screen, in both directions of writing and in both schemes', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(controls + base);
    document.adoptedStyleSheets.push(sheet);
    await setViewport({ width: 320, height: 700 });
    for (const dir of ['ltr', 'rtl'])
      for (const colorScheme of ['light', 'dark'] as const) {
        await executeServerCommand('emulate-preferences', { colorScheme });
        const element = await place(
          `<site-form dir="${dir}" form-id="f" fields='${attribute(allFieldTypes)}'></site-form>`,
        );
        await made(element);
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
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
  });

  it('draws captured markup that holds its fields as JSON', async () => {
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
    const element = await place(
      `<site-form><div class="form-block"><script type="application/json" class="sqs-form-block-context">${JSON.stringify(context)}</script><script type="application/json" class="sqs-form-block-localized-strings">{"name":{"firstName":"Vorname","lastName":"Nachname"}}</script><div data-submission-html="&lt;p&gt;Bis bald&lt;/p&gt;"></div><div class="form-wrapper"></div></div></site-form>`,
    );
    const form = await made(element);
    expect(form.parentElement!.className).to.equal('form-wrapper');
    expect(queryTexts(form, '.caption-text')).to.deep.equal(['Vorname', 'Nachname']);
    expect(queryTexts(form, '.site-form-disclaimer b, button')).to.deep.equal(['Vorbehalt', 'Senden']);
    await typeText(query(element, '[name="name-1[First]"]'), 'Ada');
    await typeText(query(element, '[name="name-1[Last]"]'), 'L');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-success p + p'));
    expect(scene.getSubmissions()[0]!.body.formId).to.equal('c1');
    expect(queryTexts(element, '.site-form-success p')).to.deep.equal(['Danke!', 'Bis bald']);
  });
});
