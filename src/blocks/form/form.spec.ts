import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../kit/testing/console';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './form.base.css?inline';
import { contact } from './form.sample';
import {
  type FormElement,
  type FormTestServer,
  formFixture,
  getFieldErrors,
  getMessages,
  getSummaryLinks,
  pressKey,
  query,
  queryTexts,
  startTestServer,
  submitForm,
  typeText,
} from './testing/form-fixture';
import '../../../elements/site-form';

let server: FormTestServer;

const TWO =
  '<label for="n">Name</label><input id="n" name="name" required><label for="e">Email</label><input id="e" name="email" type="email" aria-describedby="hint"><p id="hint">We never pass it on.</p>';

describe('<site-form> before submission', () => {
  beforeEach(() => {
    server = startTestServer();
  });
  afterEach(() => server.stop());

  it('disables native validation while it is connected', async () => {
    const element = await formFixture(TWO);
    const form = query<HTMLFormElement>(element, 'form');
    expect(form.noValidate).to.equal(true);
    element.replaceWith(form);
    await settle();
    expect(form.noValidate).to.equal(false);
  });

  it('sends nothing while fields are invalid, and shows messages at the fields and in a summary [FRM-047]', async () => {
    const element = await formFixture(TWO);
    await typeText(query(element, '#e'), 'ada@');
    await submitForm(element);
    expect(server.page.requests).to.deep.equal([]);
    expect(getMessages(element)).to.deep.equal(['One or more fields is invalid, please check your entries.']);
    const email = 'Email is not valid. Email addresses should follow the format user@domain.com.';
    expect(getFieldErrors(element)).to.deep.equal(['Name is required.', email]);
    expect(getSummaryLinks(element)).to.deep.equal(['Name is required.', email]);
    await expect(element).to.be.accessible();
  });

  it('hints to scroll down above the form [FRM-057] and to scroll up below it [FRM-058]', async () => {
    const element = await formFixture(TWO);
    await submitForm(element);
    const [above] = queryTexts(element, '.site-form-summary [role=heading]');
    expect(above).to.equal('Your form has encountered a problem. Please scroll down to review.');
    const below = query(element, '.site-form-scroll-hint');
    expect(below.textContent).to.equal('Your form has encountered a problem. Please scroll up to review.');
    const form = query(element, 'form');
    expect(form.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('focuses the first invalid field in document order [FRM-049]', async () => {
    const element = await formFixture(TWO);
    await typeText(query(element, '#e'), 'wrong');
    await submitForm(element);
    expect(document.activeElement).to.equal(query(element, '#n'));
  });

  it('shows errors in readable colors in a dark section of a light page', async () => {
    const element = await formFixture(TWO);
    Object.assign(element.parentElement!.style, { background: '#111', color: '#eee' });
    await submitForm(element);
    expect(getFieldErrors(element)).to.have.length(1);
    await expect(element).to.be.accessible();
  });

  it('scrolls an invalid field that is out of view to 30 px below the top of the window [TOK-009]', async () => {
    const spacer = '<div style="height: 1500px"></div>';
    const element = await formFixture(`${spacer}${TWO}${spacer}${spacer}`);
    const root = document.documentElement;
    scrollTo({ top: root.scrollHeight, behavior: 'instant' });
    await submitForm(element);
    const getTop = () => Math.round(query(element, '.site-form-error').getBoundingClientRect().top);
    await waitUntil(() => Math.abs(getTop() - 30) <= 1, 'the field is not in view');
    // A field under a sticky header, which keeps this space free, is out of view, too.
    root.style.scrollPaddingTop = '80px';
    query<HTMLFormElement>(element, 'form').requestSubmit();
    await waitUntil(() => Math.abs(getTop() - 110) <= 1, 'the field is under the header');
    root.style.scrollPaddingTop = '';
    scrollTo(0, 0);
  });

  it('focuses the summary with `error-focus="summary"`; its links focus the fields', async () => {
    const element = await formFixture(TWO, 'form-id="contact" error-focus="summary"');
    await typeText(query(element, '#e'), 'wrong');
    await submitForm(element);
    expect(document.activeElement).to.equal(query(element, '.site-form-summary'));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    await pressKey(element);
    expect(document.activeElement).to.equal(query(element, '#e'));
  });

  it('associates the error with its control, keeps existing descriptions, and removes it after correction', async () => {
    const element = await formFixture(TWO);
    const email = query(element, '#e');
    await typeText(query(element, '#n'), 'Ada');
    await typeText(email, 'wrong');
    await submitForm(element);
    const error = query(element, '.site-form-error');
    expect(email.getAttribute('aria-describedby')).to.equal(`hint ${error.id}`);
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    expect(error.nextElementSibling).to.equal(query(element, 'label[for=e]'));
    await typeText(email, '@example.com');
    await settle(element);
    expect(getFieldErrors(element)).to.deep.equal([]);
    expect(email.getAttribute('aria-describedby')).to.equal('hint');
    expect(email.hasAttribute('aria-invalid')).to.equal(false);
    expect(element.querySelector('.site-form-summary, .site-form-scroll-hint')).to.equal(null);
  });

  it('revalidates invalid fields during correction, others only on the next submit', async () => {
    const element = await formFixture(TWO);
    await submitForm(element);
    await typeText(query(element, '#n'), 'A');
    await settle(element);
    expect(getFieldErrors(element)).to.deep.equal([]);
    await typeText(query(element, '#e'), 'wrong');
    await sendKeys({ press: 'Tab' });
    await settle(element);
    expect(getFieldErrors(element)).to.deep.equal([]);
    query(element, '#n').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Backspace' });
    await settle(element);
    expect(getFieldErrors(element)).to.deep.equal([]);
    await sendKeys({ press: 'Tab' });
    await settle(element);
    expect(getFieldErrors(element)).to.deep.equal(['Name is required.']);
  });

  it('refuses top-level domains of more than four letters with email-policy="documented"', async () => {
    const element = await formFixture(TWO, 'form-id="contact" email-policy="documented"');
    await typeText(query(element, '#n'), 'Ada');
    await typeText(query(element, '#e'), 'ada@science.museum');
    await submitForm(element);
    expect(getFieldErrors(element)).to.have.length(1);
    expect(server.getSubmissions()).to.deep.equal([]);
  });

  it('accepts the addresses that browsers accept by default', async () => {
    const element = await formFixture(TWO);
    await typeText(query(element, '#n'), 'Ada');
    await typeText(query(element, '#e'), 'ada@science.museum');
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
  });

  it('sends nothing and warns when no control has a name', async () => {
    let element!: FormElement;
    const warnings = await captureConsole(async () => {
      element = await formFixture('<label>First <input></label><label>Note <textarea></textarea></label>');
    });
    expect(warnings).to.deep.equal([
      'site-form: controls without a name: "First", "Note"; the form cannot be sent. Add a name attribute to each.',
    ]);
    await typeText(query(element, 'input'), 'Ada');
    await submitForm(element);
    expect(getMessages(element)).to.deep.equal(['This form has not been configured yet.']);
    expect(server.page.requests).to.deep.equal([]);
    expect(query(element, 'form').checkVisibility()).to.equal(true);
  });

  it('lists the controls without a name, and sends the others', async () => {
    let element!: FormElement;
    const warnings = await captureConsole(async () => {
      element = await formFixture('<label>First <input name="first"></label><label>Second <input></label>');
    });
    expect(warnings).to.deep.equal([
      'site-form: controls without a name: "Second"; their values are not sent. Add a name attribute to each.',
    ]);
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
    expect(server.getSubmissions()[0]!.values).to.deep.equal({ first: '' });
  });

  it('hides the success content before the script and before the form is sent, by the base style sheet', async () => {
    // No script defines the elements of this page.
    const page = (await fixture<HTMLIFrameElement>(html`<iframe title="Page"></iframe>`)).contentDocument!;
    page.body.setHTMLUnsafe(
      ['site-form', 'site-newsletter']
        .map(
          (tag) =>
            `<${tag}><form>${TWO}</form><div class="hidden form-submission-text">Thank you!</div>
             <div class="form-submission-html">Thank you!</div><p data-success>Sent.</p></${tag}>`,
        )
        .join(''),
    );
    const shown = () =>
      [...page.querySelectorAll('[data-success], .form-submission-text, .form-submission-html')].filter(
        (content) => content.checkVisibility(),
      ).length;
    expect(shown()).to.equal(6);
    const sheet = page.createElement('style');
    sheet.textContent = base;
    page.head.append(sheet);
    expect(shown()).to.equal(0);
    page.querySelector('site-form')!.setAttribute('data-phase', 'success');
    expect(shown()).to.equal(3);
  });

  it('sets a hidden field in published markup from the parameter with its name or the id of its field [FRM-022]', async () => {
    server.stop();
    server = startTestServer({ url: 'https://shop.example/?source=spring&hidden-2=b' });
    const hidden = (id: string, name: string) =>
      `<div id="${id}" class="form-item field hidden"><input type="hidden" name="${name}" value="none"></div>`;
    const element = await formFixture(
      hidden('hidden-1', 'source') + hidden('hidden-2', 'other') + hidden('hidden-3', 'third'),
    );
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
    expect(server.getSubmissions()[0]!.values).to.deep.equal({
      'hidden-1': 'spring',
      'hidden-2': 'b',
      'hidden-3': 'none',
    });
  });

  it('accepts an empty optional email [FRM-042]', async () => {
    const element = await formFixture(TWO);
    await typeText(query(element, '#n'), 'Ada');
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
  });

  it('treats fields with the class `required` as required [FRM-046]', async () => {
    const element = await formFixture(
      '<div class="form-item field text required" id="text-1"><label for="t">Subject<span class="required" aria-hidden="true">*</span></label><input id="t"></div>',
    );
    await submitForm(element);
    expect(getFieldErrors(element)).to.deep.equal(['Subject is required.']);
  });

  it('shows errors of required radio groups and checkboxes above their group', async () => {
    const element = await formFixture(
      '<fieldset><legend>Size</legend><label><input type="radio" name="size" value="s" required> S</label><label><input type="radio" name="size" value="m" required> M</label></fieldset>' +
        '<fieldset class="required"><legend>Days</legend><label><input type="checkbox" name="day" value="mo"> Mo</label><label><input type="checkbox" name="day" value="tu"> Tu</label></fieldset>' +
        '<label><input type="checkbox" name="terms" value="yes" required> I agree</label>',
    );
    await submitForm(element);
    expect(getFieldErrors(element)).to.deep.equal([
      'Size is required.',
      'Days is required.',
      'I agree is required.',
    ]);
    const [size, days] = element.querySelectorAll('fieldset');
    expect(size!.previousElementSibling).to.equal(query(element, '.site-form-error'));
    expect(size!.getAttribute('aria-describedby')).to.equal(query(element, '.site-form-error').id);
    await expect(element).to.be.accessible();
    await sendKeys({ press: 'Space' });
    days!.querySelectorAll('input')[1]!.focus();
    await sendKeys({ press: 'Space' });
    await settle(element);
    expect(getFieldErrors(element)).to.deep.equal(['I agree is required.']);
  });

  it('respects setCustomValidity, pattern, data-error, disabled and formnovalidate', async () => {
    const element = await formFixture(
      '<label>Code <input name="code" pattern="[0-9]+" data-error="Four digits, please." value="x"></label><label>Word <input name="word"></label><fieldset disabled><label>Off <input name="off" required></label></fieldset><button formnovalidate name="draft" value="1">Save</button>',
    );
    query(element, '[name=word]').setCustomValidity('Not that word.');
    const [draft, send] = element.querySelectorAll('button');
    send!.focus();
    await pressKey(element);
    expect(getFieldErrors(element)).to.deep.equal(['Four digits, please.', 'Not that word.']);
    draft!.focus();
    await pressKey(element);
    await waitUntil(() => server.getSubmissions().length === 1);
    expect(server.getSubmissions()[0]!.values).to.deep.equal({ code: 'x', word: '', draft: '1' });
  });

  it('counts the characters of a text area and reports an exceeded limit [FRM-044] [FRM-045]', async () => {
    const element = await formFixture(
      '<label>Text <textarea name="text" maxlength="5">abc</textarea></label>',
    );
    const area = query<HTMLTextAreaElement>(element, 'textarea');
    const count = () => queryTexts(element, '.site-form-counter [aria-hidden]');
    await waitUntil(() => count()[0] === '3 / 5');
    expect(area.labels[0]!.textContent).to.equal('Text abc');
    area.setSelectionRange(3, 3);
    await typeText(area, 'def');
    await settle(element);
    expect(area.value).to.equal('abcdef');
    expect(count()).to.deep.equal(['6 / 5']);
    expect(query(element, '.site-form-counter [aria-hidden]').hasAttribute('data-over')).to.equal(true);
    expect(getFieldErrors(element)).to.deep.equal(['You have exceeded the character limit.']);
    await sendKeys({ press: 'Backspace' });
    await settle(element);
    expect(count()).to.deep.equal(['5 / 5']);
    expect(getFieldErrors(element)).to.deep.equal([]);
    await waitUntil(
      () => queryTexts(element, '.site-form-counter [role=status]')[0] === '5 of 5 characters used',
    );
    const form = query(element, 'form');
    element.replaceWith(form);
    await settle();
    expect(area.maxLength).to.equal(5);
    expect(form.querySelector('[data-site-own]')).to.equal(null);
  });

  it('uses the message overrides of the page', async () => {
    const messages = JSON.stringify({
      required: '{title} fehlt.',
      invalidFields: 'Bitte prüfen.',
      problemAbove: 'Siehe unten.',
      problemBelow: 'Siehe oben.',
    });
    const element = await formFixture(TWO, `form-id="contact" messages='${messages}'`);
    await submitForm(element);
    expect(getFieldErrors(element)).to.deep.equal(['Name fehlt.']);
    expect(getMessages(element)).to.deep.equal(['Bitte prüfen.']);
    expect(queryTexts(element, '.site-form-summary [role=heading], .site-form-scroll-hint')).to.deep.equal([
      'Siehe unten.',
      'Siehe oben.',
    ]);
  });

  it('tracks the rendering of the form with consent [FRM-068]', async () => {
    await formFixture(TWO);
    expect(server.page.requests).to.deep.equal([]);
    server.services.consent.accept();
    await waitUntil(() => server.page.requests.some(({ url }) => url.pathname === '/api/census/form-render'));
    const [request] = server.page.requests.filter(({ url }) => url.pathname.endsWith('/form-render'));
    expect(request!.method).to.equal('POST');
    const { formId, visitorCookie } = Object.fromEntries(new URLSearchParams(request!.body));
    expect(formId).to.equal('contact');
    expect(visitorCookie).to.equal(server.page.cookies.get('ss_cvr'));
    expect(visitorCookie).to.match(/^[\w-]+(\|\d+){4}$/);
  });

  it('validates controls that are added later', async () => {
    const element = await formFixture(TWO);
    const added = document.createElement('label');
    added.append('Phone ', Object.assign(document.createElement('input'), { name: 'phone', required: true }));
    query(element, 'button').before(added);
    await typeText(query(element, '#n'), 'Ada');
    await submitForm(element);
    expect(getFieldErrors(element)).to.deep.equal(['Phone is required.']);
  });

  it('has a readable button in forced colors', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = base;
    await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
    const element = await formFixture(`${TWO}<button>Send</button>`);
    // Browsers paint a backplate in the system color Canvas behind all text.
    style.textContent += 'i { color: canvas }';
    const backplate = document.body.appendChild(document.createElement('i'));
    expect(getComputedStyle(query(element, 'button')).color).not.to.equal(getComputedStyle(backplate).color);
    backplate.remove();
    style.remove();
    await executeServerCommand('emulate-preferences', {});
  });

  it('causes no layout shift on upgrade', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${base}${base.replaceAll('site-form', 'site-form-pending')}`);
    document.adoptedStyleSheets.push(sheet);
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const offsets = () =>
      [...box.querySelectorAll('label, button')].map((node) => node.getBoundingClientRect().top);
    box.setHTMLUnsafe(contact.replaceAll('site-form', 'site-form-pending'));
    const before = offsets();
    box.setHTMLUnsafe(contact);
    await settle(box.querySelector('site-form')!);
    expect(offsets()).to.deep.equal(before);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
});
