import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { findCenter } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  type FormElement,
  type FormTestServer,
  formFixture,
  getFieldErrors,
  getMessages,
  getSummaryLinks,
  query,
  queryTexts,
  startTestServer,
  submitForm,
  typeText,
} from './testing/form-fixture';
import '../../../elements/site-form';

let server: FormTestServer;

const NAME = '<label for="n">Name</label><input id="n" name="name" required>';
const phase = (element: Element, name: string) =>
  waitUntil(() => element.getAttribute('data-phase') === name, name);

/** Submits a form with these controls and returns the values, with this page URL. */
async function submittedValues(controls: string, url?: string): Promise<Readonly<Record<string, unknown>>> {
  server.stop();
  server = startTestServer(url ? { url } : {});
  const element = await formFixture(controls);
  await submitForm(element);
  await waitUntil(() => server.getSubmissions().length === 1, 'not submitted');
  return server.getSubmissions()[0]!.values;
}

async function filledForm(attributes?: string, controls = NAME): Promise<FormElement> {
  const element = await formFixture(controls, attributes);
  await typeText(query(element, '#n'), 'Ada');
  return element;
}

describe('the submission of <site-form>', () => {
  beforeEach(() => {
    server = startTestServer();
  });
  afterEach(() => server.stop());

  describe('contains', () => {
    it('single values as text, including number, url, tel and date, and the named submitter', async () => {
      const values = await submittedValues(
        '<input name="text" value=" a "><textarea name="area">b\nc</textarea><input type="email" name="email" value="a@b.de"><input type="number" name="number" value="3"><input type="url" name="url" value="https://example.com"><input type="tel" name="tel" value="+49 1"><input type="date" name="date" value="2026-02-01"><input name="other" value="x" disabled><button name="go" value="now">Go</button>',
      );
      expect(values).to.deep.equal({
        text: ' a ',
        area: 'b\nc',
        email: 'a@b.de',
        number: '3',
        url: 'https://example.com',
        tel: '+49 1',
        date: '2026-02-01',
        go: 'now',
      });
    });

    it('checked checkboxes [FRM-018], the checked radio button [FRM-019], the selected option [FRM-020]', async () => {
      const values = await submittedValues(
        '<input type="checkbox" name="box" value="a" checked><input type="checkbox" name="box" value="b"><input type="checkbox" name="box" value="c" checked><input type="checkbox" name="lone" value="yes"><input type="radio" name="radio" value="1"><input type="radio" name="radio" value="2" checked><input type="radio" name="none" value="1"><select name="select"><option value="de">Germany<option value="fr" selected>France</select><select name="many" multiple><option selected>a<option>b<option selected>c</select>',
      );
      expect(values).to.deep.equal({
        box: ['a', 'c'],
        lone: [],
        radio: '2',
        none: '',
        select: 'fr',
        many: ['a', 'c'],
      });
    });

    it('lists of parts [FRM-017], answers by question [FRM-021], no sections [FRM-023]', async () => {
      const values = await submittedValues(
        '<fieldset data-field-type="name"><input name="who" value="Ada"><input name="who" value="Lovelace"></fieldset>' +
          '<fieldset data-field-type="phone"><input name="tel" value="555"><input name="tel" value="010"><input name="tel" value="1234"></fieldset>' +
          '<fieldset data-field-type="likert"><input type="radio" name="food[Taste]" value="-2"><input type="radio" name="food[Taste]" value="2" checked><input type="radio" name="food[Price]" value="1"></fieldset>' +
          '<div data-field-type="section" data-field-id="part"><input name="part" value="x"></div>',
      );
      expect(values).to.deep.equal({
        who: ['Ada', 'Lovelace'],
        tel: ['', '555', '010', '1234'],
        food: { Taste: ['2'], Price: [] },
      });
    });

    it('hidden fields from the query string, with their default as fallback [FRM-022]', async () => {
      const hidden =
        '<input type="hidden" name="campaign" value="none"><input type="hidden" name="id" value="7">';
      expect(await submittedValues(hidden, 'https://example.com/?campaign=spring&text=x')).to.deep.equal({
        campaign: 'spring',
        id: '7',
      });
    });

    it('field ids and types from the wrappers of published markup, form id and redirect from its form', async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.setHTMLUnsafe(
        '<site-form><form data-form-id="5c75" data-success-redirect="" novalidate>' +
          '<fieldset id="name-1" class="form-item fields name required"><legend class="title">Name</legend><label><input name="fname" value="Ada"></label><label><input name="lname" value="L"></label></fieldset>' +
          '<div id="text-2" class="form-item field text"><label for="text-2-field">Subject</label><input id="text-2-field" value="Hi"></div>' +
          '<input type="submit" value="Submit"></form></site-form>',
      );
      const element = query<FormElement>(box, 'site-form');
      await settle(element);
      query(element, '[type=submit]').click();
      await phase(element, 'success');
      expect(server.getSubmissions()[0]!.values).to.deep.equal({ 'name-1': ['Ada', 'L'], 'text-2': 'Hi' });
      expect(server.getSubmissions()[0]!.body).to.include({ formId: '5c75', submitButtonText: 'Submit' });
      expect(query(element, '[type=submit]').value).to.equal('Submit');
    });

    it('fields named like members of a form or an object', async () => {
      const names = ['elements', 'reset', 'method', 'hidden', 'getAttribute', '__proto__', 'constructor'];
      const element = await formFixture(names.map((name) => `<input name="${name}" value="x">`).join(''));
      await submitForm(element);
      await phase(element, 'success');
      expect(
        JSON.parse(server.getSubmissions()[0]!.body.form!, (key, value) =>
          key ? value : Object.keys(value),
        ),
      ).to.deep.equal(names);
      await settle(element);
      expect(query(element, 'form').checkVisibility()).to.equal(false);
      expect(query(element, '[name=elements]').value).to.equal('x');
    });

    it('associated controls outside the form', async () => {
      const element = await filledForm();
      const form = query<HTMLFormElement>(element, 'form');
      form.id = 'far';
      const far = Object.assign(document.createElement('input'), { name: 'far', value: 'away' });
      far.setAttribute('form', 'far');
      element.parentElement!.append(far);
      await submitForm(element);
      await waitUntil(() => server.getSubmissions().length === 1);
      expect(server.getSubmissions()[0]!.values).to.deep.equal({ name: 'Ada', far: 'away' });
    });
  });

  it('includes the documented metadata and dispatches events before and after [FRM-012] [FRM-013]', async () => {
    const element = await filledForm(
      'form-id="contact" collection-id="c1" object-name="Contact" is-overlay-form',
    );
    const dispatched: Event[] = [];
    for (const name of ['site-form-submit-request', 'site-form-success'])
      element.addEventListener(name, (event) => dispatched.push(event));
    await submitForm(element);
    await phase(element, 'success');
    const { form, pageUrl: _url, pageTitle: _title, ...body } = server.getSubmissions()[0]!.body;
    expect(body).to.deep.equal({
      key: 'key-1',
      formId: 'contact',
      collectionId: 'c1',
      objectName: 'Contact',
      isOverlayForm: 'true',
      submitButtonText: 'Send',
      elapsedMs: '60000',
    });
    expect(form).to.equal('{"name":"Ada"}');
    const [request, success] = dispatched as CustomEvent[];
    expect(request!.detail).to.deep.equal({
      formId: 'contact',
      values: { name: 'Ada' },
      submitButtonText: 'Send',
    });
    expect(success!.detail).to.deep.equal({ formId: 'contact', submissionId: 's-1' });
  });

  it('detects that the form is in an overlay [FRM-010]', async () => {
    const element = await filledForm();
    await submitForm(element);
    await phase(element, 'success');
    expect(server.getSubmissions()[0]!.body.isOverlayForm).to.equal('false');
    query<HTMLFormElement>(element, 'form').reset();
    await settle(element);
    await typeText(query(element, '#n'), 'Ada');
    const dialog = document.createElement('dialog');
    element.parentElement!.append(dialog);
    dialog.append(element);
    dialog.showModal();
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 2);
    expect(server.getSubmissions()[1]!.body.isOverlayForm).to.equal('true');
  });

  it('is canceled when a listener prevents the request event', async () => {
    const element = await filledForm();
    element.addEventListener('site-form-submit-request', (event) => event.preventDefault());
    await submitForm(element);
    await settle(element);
    expect(server.page.requests).to.have.length(0);
    expect(element.getAttribute('data-phase')).to.equal('idle');
  });

  it('is skipped when the page has handled the submit event, and native without a form id', async () => {
    const handled = await filledForm();
    query(handled, 'form').addEventListener('submit', (event) => event.preventDefault());
    await submitForm(handled);
    const native = await filledForm('');
    let prevented: boolean | undefined;
    const last = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('submit', last);
    await submitForm(native);
    removeEventListener('submit', last);
    expect(prevented).to.equal(false);
    expect(server.page.requests).to.have.length(0);
  });

  describe('while pending', () => {
    it("shows 'Submitting…' on the button, announces it [FRM-002] and locks the form", async () => {
      const element = await filledForm(
        undefined,
        `${NAME}<label><input type="checkbox" name="box"> Box</label>`,
      );
      const release = server.holdResponses();
      const button = query<HTMLButtonElement>(element, 'form button');
      await submitForm(element);
      await phase(element, 'submitting');
      expect(button.textContent).to.equal('Submitting…');
      expect(query(element, '[role=status]').textContent).to.equal('Submitting…');
      expect(document.activeElement).to.equal(button);
      const input = query(element, '#n');
      await typeText(input, 'more');
      query(element, '[type=checkbox]').click();
      query<HTMLFormElement>(element, 'form').reset();
      expect(input.value).to.equal('Ada');
      expect(query(element, '[type=checkbox]').checked).to.equal(false);
      await expect(element).to.be.accessible();
      server.mockSubmission({ status: 500 });
      release();
      await phase(element, 'failure');
      expect(button.textContent).to.equal('Send');
      await typeText(input, '!');
      expect(input.value).to.equal('Ada!');
    });

    it('ignores a second submit, such as a double click [FRM-003]', async () => {
      const element = await filledForm();
      const release = server.holdResponses();
      const position = await findCenter(query(element, 'form button'));
      await sendMouse({ type: 'click', position });
      await sendMouse({ type: 'click', position });
      query(element, '#n').focus();
      await sendKeys({ press: 'Enter' });
      release();
      await phase(element, 'success');
      expect(server.page.requests).to.have.length(2);
      expect(server.getSubmissions()).to.have.length(1);
    });
  });

  describe('after success', () => {
    it('hides the fields [FRM-004], shows the message and focuses it', async () => {
      const element = await filledForm('form-id="contact" submission-message="We have it."');
      await submitForm(element);
      await phase(element, 'success');
      await settle(element);
      const form = query<HTMLFormElement>(element, 'form');
      expect(form.checkVisibility()).to.equal(false);
      const message = query(element, '.site-form-success');
      expect(message.textContent).to.equal('We have it.');
      expect(document.activeElement).to.equal(message);
      expect(query(element, '#n').value).to.equal('');
      await expect(element).to.be.accessible();
    });

    it("shows the page's success element, and the form again after a reset [FRM-001]", async () => {
      const element = await filledForm();
      const success = document.createElement('div');
      success.append('Thanks from us.');
      success.dataset.success = '';
      success.hidden = true;
      element.append(success);
      await settle(element);
      await submitForm(element);
      await phase(element, 'success');
      await settle(element);
      expect(success.checkVisibility()).to.equal(true);
      expect(document.activeElement).to.equal(success);
      expect(queryTexts(element, '.site-form-success')).to.deep.equal(['']);
      query<HTMLFormElement>(element, 'form').reset();
      await settle(element);
      expect(success.hidden).to.equal(true);
      expect(query(element, 'form').checkVisibility()).to.equal(true);
      expect(element.getAttribute('data-phase')).to.equal('idle');
    });

    it('opens the success redirect if it is a web URL [FRM-007]', async () => {
      const visited: string[] = [];
      const recordLink = (event: MouseEvent) => {
        const link = (event.target as Element).closest('a');
        if (link) visited.push(link.href);
        event.preventDefault();
      };
      addEventListener('click', recordLink);
      for (const to of ['/thank-you', 'javascript:globalThis.pwned=1', '']) {
        const element = await formFixture('<input name="a">', `form-id="contact" success-redirect="${to}"`);
        query<HTMLFormElement>(element, 'form').requestSubmit();
        await phase(element, 'success');
        await settle(element);
      }
      removeEventListener('click', recordLink);
      expect(visited).to.deep.equal([new URL('/thank-you', location.href).href]);
    });
  });

  describe('after a failure', () => {
    it('keeps the input, shows the reason at the top [FRM-050] and can be retried with the same key [FRM-008]', async () => {
      server.mockSubmission({ status: 500 }, { json: { submissionId: 's-2' } });
      const element = await filledForm();
      await submitForm(element);
      await phase(element, 'failure');
      await settle(element);
      expect(getMessages(element)).to.deep.equal(['Unable to send form. Please try again later.']);
      const summary = query(element, '.site-form-summary');
      expect(document.activeElement).to.equal(summary);
      expect(
        summary.compareDocumentPosition(query(element, 'form')) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).to.be.greaterThan(0);
      expect(query(element, '#n').value).to.equal('Ada');
      await expect(element).to.be.accessible();
      await submitForm(element);
      await phase(element, 'success');
      expect(server.getSubmissions().map(({ key }) => key)).to.deep.equal(['key-1', 'key-1']);
    });

    it("shows the server's messages above the field titles, in document order [FRM-048] [FRM-064]", async () => {
      const errors = { email: 'That address bounced.', name: 'Too short.', gone: 'Who is this?' };
      server.mockSubmission({ status: 400, json: { error: 'No.', errors } });
      const element = await filledForm(undefined, `${NAME}<label>Email <input name="email"></label>`);
      let detail: unknown;
      element.addEventListener('site-form-failure', (event) => {
        detail = (event as CustomEvent).detail;
      });
      await submitForm(element);
      await phase(element, 'failure');
      await settle(element);
      expect(getFieldErrors(element)).to.deep.equal(['Too short.', 'That address bounced.']);
      expect(queryTexts(element, '.site-form-summary li')).to.deep.equal([
        'Name: Too short.',
        'Email: That address bounced.',
        'Who is this?',
      ]);
      expect(getSummaryLinks(element)).to.have.length(2);
      expect(query(element, '.site-form-error').nextElementSibling).to.equal(query(element, 'label'));
      expect(document.activeElement).to.equal(query(element, '#n'));
      expect(detail).to.deep.include({ formId: 'contact', status: 400, fields: errors });
      await sendKeys({ type: 'x' });
      await settle(element);
      expect(getFieldErrors(element)).to.deep.equal(['That address bounced.']);
    });

    it('always shows a message [FRM-053]', async () => {
      for (const [answer, text] of [
        [{ status: 418 }, 'Unknown error, please try again later.'],
        ['offline', 'Unable to connect. Please try again'],
        [{ status: 400, json: { error: 'Closed.' } }, 'Closed.'],
      ] as const) {
        server.mockSubmission(answer);
        const element = await filledForm();
        await submitForm(element);
        await phase(element, 'failure');
        await settle(element);
        expect(getMessages(element)).to.deep.equal([text]);
        element.remove();
      }
    });

    it('localizes messages of services', async () => {
      server.mockSubmission({ status: 500 });
      const element = await filledForm(`form-id="contact" messages='{"failed":"Später bitte."}'`);
      await submitForm(element);
      await phase(element, 'failure');
      await settle(element);
      expect(getMessages(element)).to.deep.equal(['Später bitte.']);
    });
  });
});
