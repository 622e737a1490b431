// What does the visitor read when a submission is not taken, and when nothing?
import { expect } from '@open-wc/testing';
import { settle, until } from '../../kit/testing/settle';
import {
  alertsOf,
  type FormElement,
  one,
  type Scene,
  showForm,
  startScene,
  submit,
  type,
} from './testing/scene';
import '../../../elements/site-form';

let scene: Scene;

const phase = (element: Element, name: string) =>
  until(() => element.getAttribute('data-phase') === name, name);

async function sentForm(attributes = ''): Promise<FormElement> {
  const element = await showForm('<input name="name" aria-label="Name">', `form-id="contact" ${attributes}`);
  await type(one(element, '[name=name]'), 'Ada');
  await submit(element);
  await phase(element, 'failure');
  await settle(element);
  return element;
}

describe('<site-form> that is not taken', () => {
  beforeEach(() => {
    scene = startScene();
  });
  afterEach(() => scene.stop());

  for (const [status, text, id] of [
    [401, 'Unable to submit form. Please try again later.', 'FRM-060'],
    [404, 'This form has not been configured yet.', 'FRM-061'],
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.', 'FRM-062'],
    [500, 'Unable to send form. Please try again later.', 'FRM-063'],
  ] as const)
    it(`says at the top what status ${status} means [${id}]`, async () => {
      scene.answer({ status });
      const element = await sentForm();
      expect(alertsOf(element)).to.deep.equal([text]);
    });

  it('says that an answer cannot be used [FRM-052]', async () => {
    scene.answer({ text: '<html>' });
    const element = await sentForm();
    expect(alertsOf(element)).to.deep.equal([
      'Error processing form submission. Please reload and try again.',
    ]);
  });

  it('says that there is no key for it, and sends nothing [FRM-055]', async () => {
    const { fetch } = scene.page;
    Object.assign(scene.page, {
      fetch: (url: string, init?: RequestInit) =>
        url.includes('FormSubmissionKey') ? Promise.resolve(Response.json({})) : fetch(url, init),
    });
    const element = await sentForm();
    expect(alertsOf(element)).to.deep.equal(['Could not get a form submission key, please try again later.']);
    expect(scene.sent()).to.deep.equal([]);
  });

  it('says that the fields cannot be read, and sends nothing [FRM-056]', async () => {
    const spoil = (event: Event) => {
      const { values } = (event as CustomEvent<{ values: Record<string, unknown> }>).detail;
      values.circle = values;
    };
    document.addEventListener('site-form-submit-request', spoil);
    const element = await sentForm();
    document.removeEventListener('site-form-submit-request', spoil);
    expect(alertsOf(element)).to.deep.equal(['Could not parse the form fields, please check your entries.']);
    expect(scene.page.requests).to.deep.equal([]);
  });

  it('goes through its phases to a failure and on to a success [FRM-001] [FRM-008]', async () => {
    const element = await showForm('<input name="name" aria-label="Name">');
    const phases = [element.getAttribute('data-phase')];
    const watch = new MutationObserver(() => phases.push(element.getAttribute('data-phase')));
    watch.observe(element, { attributeFilter: ['data-phase'] });
    const open = scene.wait();
    scene.answer({ status: 400, json: { error: 'Closed.' } }, { json: { submissionId: 's-1' } });
    await submit(element);
    await phase(element, 'submitting');
    open();
    await phase(element, 'failure');
    one<HTMLFormElement>(element, 'form').reset();
    await phase(element, 'idle');
    const later = scene.wait();
    await submit(element);
    await phase(element, 'submitting');
    later();
    await phase(element, 'success');
    one<HTMLFormElement>(element, 'form').reset();
    await phase(element, 'idle');
    watch.disconnect();
    expect(phases).to.deep.equal(['idle', 'submitting', 'failure', 'idle', 'submitting', 'success', 'idle']);
  });

  it('tells only the console of what has no text, where the page wants that, and is open again [FRM-066]', async () => {
    scene.answer({ status: 418 }, { json: { submissionId: 's-1' } });
    const element = await sentForm('other-errors="log"');
    expect(alertsOf(element)).to.deep.equal([]);
    expect(element.querySelector('.site-form-summary, .site-form-below, [role=alert]')).to.equal(null);
    expect(scene.page.warnings).to.deep.equal(['site-form: status 418; nothing was sent.']);
    expect(one(element, '[name=name]').value).to.equal('Ada');
    await submit(element);
    await phase(element, 'success');
  });
});
