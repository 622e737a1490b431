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
const WAITS = 'It is kept on this device and will be sent by itself as soon as that is possible.';
const press = async (button: HTMLElement) => {
  button.focus();
  await sendKeys({ press: 'Enter' });
};

let scene: FormTestServer;

describe('<site-form> that cannot be sent now', () => {
  beforeEach(() => {
    scene = startTestServer();
  });
  afterEach(() => scene.stop());

  it('says that it waits, and is a success once it has been sent by itself', async () => {
    scene.mockSubmission('offline', { json: { submissionId: 's-2' } });
    const element = await formFixture(NOTE);
    const arrived: unknown[] = [];
    element.addEventListener('site-form-success', (event) => arrived.push((event as CustomEvent).detail));
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => queryTexts(element, '.site-form-waiting')[0] === WAITS);
    expect(getMessages(element)).to.deep.equal(['Unable to connect. Please try again']);
    expect(query(element, '[name=note]').value).to.equal('Hello');
    expect(element.querySelector('.site-form-note')).to.equal(null);
    await expect(element).to.be.accessible();
    scene.page.fire('online');
    await waitUntil(() => element.querySelector('.site-form-success'));
    expect(arrived).to.deep.equal([{ formId: 'contact', submissionId: 's-2' }]);
    expect(new Set(scene.getSubmissions().map(({ key }) => key)).size).to.equal(1);
  });

  it('lets the visitor write on: the first words arrive, and nothing typed since is lost', async () => {
    scene.mockSubmission('offline', { json: { submissionId: 's-2' } });
    const element = await formFixture(NOTE);
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-waiting'));
    await typeText(query(element, '[name=note]'), '!');
    scene.page.fire('online');
    await waitUntil(() => !element.querySelector('.site-form-summary'));
    expect(query(element, '[name=note]').value).to.equal('Hello!');
    expect(query<HTMLFormElement>(element, 'form').hidden).to.equal(false);
  });

  it('sends changed words in the place of those that wait', async () => {
    scene.mockSubmission('offline', { json: { submissionId: 's-2' } });
    const element = await formFixture(NOTE);
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-waiting'));
    await typeText(query(element, '[name=note]'), '!');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-success'));
    scene.page.fire('online');
    await settle(element);
    expect(scene.getSubmissions().map(({ values }) => values.note)).to.deep.equal(['Hello', 'Hello!']);
    expect(scene.services.forms.outbox.waiting.get()).to.deep.equal([]);
  });

  it('tells of what an earlier page has left, to be sent or discarded', async () => {
    scene.mockSubmission('offline');
    const first = await formFixture(NOTE);
    await typeText(query(first, '[name=note]'), 'Hello');
    await submitForm(first);
    await waitUntil(() => first.querySelector('.site-form-waiting'));
    first.remove();
    const element = await formFixture(NOTE);
    await waitUntil(() => element.querySelector('.site-form-note button'));
    expect(queryTexts(element, '.site-form-note p')[0]).to.match(
      /^What you wrote on .+ has not been sent yet\. It will be sent as soon as that is possible\.$/,
    );
    await expect(element).to.be.accessible();
    const other = await formFixture(NOTE, 'form-id="other"');
    expect(other.querySelector('.site-form-note')).to.equal(null);
    const [send, discard] = element.querySelectorAll<HTMLElement>('.site-form-note button');
    const before = scene.getSubmissions().length;
    await press(send!);
    await waitUntil(() => scene.getSubmissions().length > before);
    await waitUntil(() => element.querySelectorAll('.site-form-note button').length === 2);
    await press(
      discard!.isConnected ? discard! : element.querySelectorAll<HTMLElement>('.site-form-note button')[1]!,
    );
    await waitUntil(() => !element.querySelector('.site-form-note'));
    expect(scene.services.forms.outbox.waiting.get()).to.deep.equal([]);
  });
});

const FIELDS = `<label>Note <input name="note" autocomplete="username"></label><label>Password <input type="password" name="pass" autocomplete="new-password"></label><label>Card <input name="card" autocomplete="cc-number"></label>
<label>Day <select name="day"><option>Mon</option><option>Tue</option></select></label>
<label><input type="checkbox" name="news" value="a"> A</label><label><input type="checkbox" name="news" value="b"> B</label>
<input type="hidden" name="from" value="web"><label>More <textarea name="more"></textarea></label>`;
const DRAFT = 'form-id="contact" draft';

describe('the draft of <site-form>', () => {
  const granted = async () => {
    scene.services.consent.accept();
    await settle();
  };
  beforeEach(() => {
    scene = startTestServer();
  });
  afterEach(() => scene.stop());

  async function write(attributes = DRAFT) {
    const element = await formFixture(FIELDS, attributes);
    if (attributes.includes('draft')) await waitUntil(() => element.querySelector('.site-form-note'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await typeText(query(element, '[name=pass]'), 'sesame');
    await typeText(query(element, '[name=card]'), '4111');
    query<HTMLSelectElement>(element, '[name=day]').value = 'Tue';
    query(element, '[value=b]').click();
    scene.page.fire('hide');
    element.remove();
    await settle();
  }

  it('survives a reload, without what must not be kept', async () => {
    await granted();
    await write();
    const kept = scene.page.local.get('site-form-drafts');
    expect(kept).to.contain('Hello');
    expect(kept).not.to.match(/sesame|4111|web/);
    const element = await formFixture(FIELDS, DRAFT);
    await waitUntil(
      () => queryTexts(element, '.site-form-note p')[0] === 'What you had written before is here again.',
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
    expect(scene.page.local.get('site-form-drafts')).to.equal(null);
  });

  it('takes nothing from what is entered already', async () => {
    await granted();
    await write();
    const element = await formFixture(FIELDS.replace('name="note"', 'name="note" value="Mine"'), DRAFT);
    await waitUntil(() => element.querySelector('.site-form-note p'));
    expect(query(element, '[name=note]').value).to.equal('Hello');
    const [other] = [await formFixture(FIELDS)];
    await typeText(query(other!, '[name=note]'), 'Typed');
    other!.setAttribute('draft', '');
    await waitUntil(() => other!.querySelector('.site-form-note p'));
    expect(query(other!, '[name=note]').value).to.equal('Typed');
  });

  it('is kept only with consent, and only where the page asks for it', async () => {
    await write();
    expect(scene.page.local.get('site-form-drafts')).to.equal(null);
    await granted();
    await write('form-id="contact"');
    expect(scene.page.local.get('site-form-drafts')).to.equal(null);
  });

  it('is gone once the form is sent', async () => {
    await granted();
    const element = await formFixture(FIELDS, DRAFT);
    await waitUntil(() => element.querySelector('.site-form-note'));
    await typeText(query(element, '[name=note]'), 'Hello');
    scene.page.fire('hide');
    expect(scene.page.local.get('site-form-drafts')).to.contain('Hello');
    await submitForm(element);
    await waitUntil(() => element.querySelector('.site-form-success'));
    await settle(element);
    expect(scene.page.local.get('site-form-drafts')).to.equal(null);
  });
});
