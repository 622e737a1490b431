import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settle, waitUntil } from '../../../kit/testing/wait';
import {
  type FormTestServer,
  formFixture,
  getMessages,
  query,
  queryTexts,
  startTestServer,
  submitForm,
  typeText,
} from '../testing/form-fixture';
import '../../../../elements/site-form';

const NOTE = '<label>Note <input name="note"></label>';
const PENDING = 'Your entries are saved on this device and will be sent automatically as soon as possible.';
const press = async (button: HTMLElement) => {
  button.focus();
  await sendKeys({ press: 'Enter' });
};

let server: FormTestServer;

describe('<site-form> with a failing network', () => {
  beforeEach(() => {
    server = startTestServer();
  });
  afterEach(() => server.stop());

  it('reports a pending submission, and success after the automatic retry', async () => {
    server.mockSubmission('offline', { json: { submissionId: 's-2' } });
    const element = await formFixture(NOTE);
    const successes: unknown[] = [];
    element.addEventListener('site-form-success', (event) => successes.push((event as CustomEvent).detail));
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => queryTexts(element, '.site-form-pending')[0] === PENDING);
    expect(getMessages(element)).to.deep.equal(['Unable to connect. Please try again']);
    expect(query(element, '[name=note]').value).to.equal('Hello');
    expect(element.querySelector('.site-form-note')).to.equal(null);
    await expect(element).to.be.accessible();
    server.page.fire('online');
    await waitUntil(() => element.querySelector('.site-form-success'));
    expect(successes).to.deep.equal([{ formId: 'contact', submissionId: 's-2' }]);
    expect(new Set(server.getSubmissions().map(({ key }) => key)).size).to.equal(1);
  });

  it('delivers the pending submission without discarding later input', async () => {
    server.mockSubmission('offline', { json: { submissionId: 's-2' } });
    const element = await formFixture(NOTE);
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-pending'));
    await typeText(query(element, '[name=note]'), '!');
    server.page.fire('online');
    await waitUntil(() => !element.querySelector('.site-form-summary'));
    expect(query(element, '[name=note]').value).to.equal('Hello!');
    expect(query<HTMLFormElement>(element, 'form').hidden).to.equal(false);
  });

  it('replaces a pending submission when the form is submitted again with changes', async () => {
    server.mockSubmission('offline', { json: { submissionId: 's-2' } });
    const element = await formFixture(NOTE);
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-pending'));
    await typeText(query(element, '[name=note]'), '!');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-success'));
    server.page.fire('online');
    await settle(element);
    expect(server.getSubmissions().map(({ values }) => values.note)).to.deep.equal(['Hello', 'Hello!']);
    expect(server.services.forms.outbox.waiting.get()).to.deep.equal([]);
  });

  it('offers to send or discard pending submissions of an earlier page', async () => {
    server.mockSubmission('offline');
    const first = await formFixture(NOTE);
    await typeText(query(first, '[name=note]'), 'Hello');
    await submitForm(first);
    await waitUntil(() => first.querySelector('.site-form-pending'));
    first.remove();
    const element = await formFixture(NOTE);
    await waitUntil(() => element.querySelector('.site-form-note button'));
    expect(queryTexts(element, '.site-form-note p')[0]).to.match(
      /^Your submission from .+ has not been sent yet\. It will be sent automatically as soon as possible\.$/,
    );
    await expect(element).to.be.accessible();
    const other = await formFixture(NOTE, 'form-id="other"');
    expect(other.querySelector('.site-form-note')).to.equal(null);
    const [sendButton, discardButton] = element.querySelectorAll<HTMLElement>('.site-form-note button');
    const before = server.getSubmissions().length;
    await press(sendButton!);
    await waitUntil(() => server.getSubmissions().length > before);
    await waitUntil(() => element.querySelectorAll('.site-form-note button').length === 2);
    await press(
      discardButton!.isConnected
        ? discardButton!
        : element.querySelectorAll<HTMLElement>('.site-form-note button')[1]!,
    );
    await waitUntil(() => !element.querySelector('.site-form-note'));
    expect(server.services.forms.outbox.waiting.get()).to.deep.equal([]);
  });
});

const FIELDS = `<label>Note <input name="note" autocomplete="username"></label><label>Password <input type="password" name="pass" autocomplete="new-password"></label><label>Card <input name="card" autocomplete="cc-number"></label>
<label>Day <select name="day"><option>Mon</option><option>Tue</option></select></label>
<label><input type="checkbox" name="news" value="a"> A</label><label><input type="checkbox" name="news" value="b"> B</label>
<input type="hidden" name="from" value="web"><label>More <textarea name="more"></textarea></label>`;
const DRAFT = 'form-id="contact" draft';

describe('drafts of <site-form>', () => {
  const grantConsent = async () => {
    server.services.consent.accept();
    await settle();
  };
  beforeEach(() => {
    server = startTestServer();
  });
  afterEach(() => server.stop());

  async function enterAndLeave(attributes = DRAFT) {
    const element = await formFixture(FIELDS, attributes);
    if (attributes.includes('draft')) await waitUntil(() => element.querySelector('.site-form-note'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await typeText(query(element, '[name=pass]'), 'sesame');
    await typeText(query(element, '[name=card]'), '4111');
    query<HTMLSelectElement>(element, '[name=day]').value = 'Tue';
    query(element, '[value=b]').click();
    server.page.fire('hide');
    element.remove();
    await settle();
  }

  it('restores the input after a reload, except sensitive fields', async () => {
    await grantConsent();
    await enterAndLeave();
    const stored = server.page.local.get('site-form-drafts');
    expect(stored).to.contain('Hello');
    expect(stored).not.to.match(/sesame|4111|web/);
    const element = await formFixture(FIELDS, DRAFT);
    await waitUntil(
      () => queryTexts(element, '.site-form-note p')[0] === 'Your previous input has been restored.',
    );
    const value = (name: string) => query(element, `[name=${name}]`).value;
    expect([value('note'), value('day'), value('pass'), value('card')]).to.deep.equal([
      'Hello',
      'Tue',
      '',
      '',
    ]);
    expect([query(element, '[value=a]').checked, query(element, '[value=b]').checked]).to.deep.equal([
      false,
      true,
    ]);
    await expect(element).to.be.accessible();
    await press(query(element, '.site-form-note button'));
    await settle(element);
    expect(value('note')).to.equal('');
    expect(server.page.local.get('site-form-drafts')).to.equal(null);
  });

  it('does not overwrite existing input', async () => {
    await grantConsent();
    await enterAndLeave();
    const element = await formFixture(FIELDS.replace('name="note"', 'name="note" value="Mine"'), DRAFT);
    await waitUntil(() => element.querySelector('.site-form-note p'));
    expect(query(element, '[name=note]').value).to.equal('Hello');
    const [other] = [await formFixture(FIELDS)];
    await typeText(query(other!, '[name=note]'), 'Typed');
    other!.setAttribute('draft', '');
    await waitUntil(() => other!.querySelector('.site-form-note p'));
    expect(query(other!, '[name=note]').value).to.equal('Typed');
  });

  it('stores drafts only with consent and with the attribute `draft`', async () => {
    await enterAndLeave();
    expect(server.page.local.get('site-form-drafts')).to.equal(null);
    await grantConsent();
    await enterAndLeave('form-id="contact"');
    expect(server.page.local.get('site-form-drafts')).to.equal(null);
  });

  it('stores input from before the consent as soon as consent is given', async () => {
    const element = await formFixture(FIELDS, DRAFT);
    await waitUntil(() => element.querySelector('.site-form-note'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await server.page.advance(500);
    expect(server.page.local.get('site-form-drafts')).to.equal(null);
    await grantConsent();
    expect(server.page.local.get('site-form-drafts')).to.contain('Hello');
  });

  it('clears the draft after a successful submission', async () => {
    await grantConsent();
    const element = await formFixture(FIELDS, DRAFT);
    await waitUntil(() => element.querySelector('.site-form-note'));
    await typeText(query(element, '[name=note]'), 'Hello');
    server.page.fire('hide');
    expect(server.page.local.get('site-form-drafts')).to.contain('Hello');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-success'));
    await settle(element);
    expect(server.page.local.get('site-form-drafts')).to.equal(null);
  });
});
