import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settle, until } from '../../../kit/testing/settle';
import { alertsOf, one, type Scene, showForm, startScene, submit, type, words } from '../testing/scene';
import '../../../../elements/site-form';

const NOTE = '<label>Note <input name="note"></label>';
const WAITS = 'It is kept on this device and will be sent by itself as soon as that is possible.';
const press = async (button: HTMLElement) => {
  button.focus();
  await sendKeys({ press: 'Enter' });
};

let scene: Scene;

describe('<site-form> that cannot be sent now', () => {
  beforeEach(() => {
    scene = startScene();
  });
  afterEach(() => scene.stop());

  it('says that it waits, and is a success once it has been sent by itself', async () => {
    scene.answer('offline', { json: { submissionId: 's-2' } });
    const element = await showForm(NOTE);
    const arrived: unknown[] = [];
    element.addEventListener('site-form-success', (event) => arrived.push((event as CustomEvent).detail));
    await type(one(element, '[name=note]'), 'Hello');
    await submit(element);
    await until(() => words(element, '.site-form-waiting')[0] === WAITS);
    expect(alertsOf(element)).to.deep.equal(['Unable to connect. Please try again']);
    expect(one(element, '[name=note]').value).to.equal('Hello');
    expect(element.querySelector('.site-form-note')).to.equal(null);
    await expect(element).to.be.accessible();
    scene.page.happen('online');
    await until(() => element.querySelector('.site-form-success'));
    expect(arrived).to.deep.equal([{ formId: 'contact', submissionId: 's-2' }]);
    expect(new Set(scene.sent().map(({ key }) => key)).size).to.equal(1);
  });

  it('lets the visitor write on: the first words arrive, and nothing typed since is lost', async () => {
    scene.answer('offline', { json: { submissionId: 's-2' } });
    const element = await showForm(NOTE);
    await type(one(element, '[name=note]'), 'Hello');
    await submit(element);
    await until(() => element.querySelector('.site-form-waiting'));
    await type(one(element, '[name=note]'), '!');
    scene.page.happen('online');
    await until(() => !element.querySelector('.site-form-summary'));
    expect(one(element, '[name=note]').value).to.equal('Hello!');
    expect(one<HTMLFormElement>(element, 'form').hidden).to.equal(false);
  });

  it('sends changed words in the place of those that wait', async () => {
    scene.answer('offline', { json: { submissionId: 's-2' } });
    const element = await showForm(NOTE);
    await type(one(element, '[name=note]'), 'Hello');
    await submit(element);
    await until(() => element.querySelector('.site-form-waiting'));
    await type(one(element, '[name=note]'), '!');
    await submit(element);
    await until(() => element.querySelector('.site-form-success'));
    scene.page.happen('online');
    await settle(element);
    expect(scene.sent().map(({ values }) => values.note)).to.deep.equal(['Hello', 'Hello!']);
    expect(scene.services.forms.outbox.waiting.get()).to.deep.equal([]);
  });

  it('tells of what an earlier page has left, to be sent or discarded', async () => {
    scene.answer('offline');
    const first = await showForm(NOTE);
    await type(one(first, '[name=note]'), 'Hello');
    await submit(first);
    await until(() => first.querySelector('.site-form-waiting'));
    first.remove();
    const element = await showForm(NOTE);
    await until(() => element.querySelector('.site-form-note button'));
    expect(words(element, '.site-form-note p')[0]).to.match(
      /^What you wrote on .+ has not been sent yet\. It will be sent as soon as that is possible\.$/,
    );
    await expect(element).to.be.accessible();
    const other = await showForm(NOTE, 'form-id="other"');
    expect(other.querySelector('.site-form-note')).to.equal(null);
    const [send, discard] = element.querySelectorAll<HTMLElement>('.site-form-note button');
    const before = scene.sent().length;
    await press(send!);
    await until(() => scene.sent().length > before);
    await until(() => element.querySelectorAll('.site-form-note button').length === 2);
    await press(
      discard!.isConnected ? discard! : element.querySelectorAll<HTMLElement>('.site-form-note button')[1]!,
    );
    await until(() => !element.querySelector('.site-form-note'));
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
    scene = startScene();
  });
  afterEach(() => scene.stop());

  async function write(attributes = DRAFT) {
    const element = await showForm(FIELDS, attributes);
    if (attributes.includes('draft')) await until(() => element.querySelector('.site-form-note'));
    await type(one(element, '[name=note]'), 'Hello');
    await type(one(element, '[name=pass]'), 'sesame');
    await type(one(element, '[name=card]'), '4111');
    one<HTMLSelectElement>(element, '[name=day]').value = 'Tue';
    one(element, '[value=b]').click();
    scene.page.happen('hide');
    element.remove();
    await settle();
  }

  it('survives a reload, without what must not be kept', async () => {
    await granted();
    await write();
    const kept = scene.page.local.get('site-form-drafts');
    expect(kept).to.contain('Hello');
    expect(kept).not.to.match(/sesame|4111|web/);
    const element = await showForm(FIELDS, DRAFT);
    await until(
      () => words(element, '.site-form-note p')[0] === 'What you had written before is here again.',
    );
    const value = (name: string) => one(element, `[name=${name}]`).value;
    expect([value('note'), value('day'), value('pass'), value('card')]).to.deep.equal([
      'Hello',
      'Tue',
      '',
      '',
    ]);
    expect([one(element, '[value=a]').checked, one(element, '[value=b]').checked]).to.deep.equal([
      false,
      true,
    ]);
    await expect(element).to.be.accessible();
    await press(one(element, '.site-form-note button'));
    await settle(element);
    expect(value('note')).to.equal('');
    expect(scene.page.local.get('site-form-drafts')).to.equal(null);
  });

  it('takes nothing from what is entered already', async () => {
    await granted();
    await write();
    const element = await showForm(FIELDS.replace('name="note"', 'name="note" value="Mine"'), DRAFT);
    await until(() => element.querySelector('.site-form-note p'));
    expect(one(element, '[name=note]').value).to.equal('Hello');
    const [other] = [await showForm(FIELDS)];
    await type(one(other!, '[name=note]'), 'Typed');
    other!.setAttribute('draft', '');
    await until(() => other!.querySelector('.site-form-note p'));
    expect(one(other!, '[name=note]').value).to.equal('Typed');
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
    const element = await showForm(FIELDS, DRAFT);
    await until(() => element.querySelector('.site-form-note'));
    await type(one(element, '[name=note]'), 'Hello');
    scene.page.happen('hide');
    expect(scene.page.local.get('site-form-drafts')).to.contain('Hello');
    await submit(element);
    await until(() => element.querySelector('.site-form-success'));
    await settle(element);
    expect(scene.page.local.get('site-form-drafts')).to.equal(null);
  });
});
