// Error messages of failed submissions.
import { expect } from '@open-wc/testing';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  type FormElement,
  type FormTestServer,
  formFixture,
  getMessages,
  query,
  startTestServer,
  submitForm,
  typeText,
} from './testing/form-fixture';
import '../../../elements/site-form';

let server: FormTestServer;

const phase = (element: Element, name: string) =>
  waitUntil(() => element.getAttribute('data-phase') === name, name);

async function sentForm(attributes = ''): Promise<FormElement> {
  const element = await formFixture(
    '<input name="name" aria-label="Name">',
    `form-id="contact" ${attributes}`,
  );
  await typeText(query(element, '[name=name]'), 'Ada');
  await submitForm(element);
  await phase(element, 'failure');
  await settle(element);
  return element;
}

describe('<site-form> after a failed submission', () => {
  beforeEach(() => {
    server = startTestServer();
  });
  afterEach(() => server.stop());

  for (const [status, text, id] of [
    [401, 'Unable to submit form. Please try again later.', 'FRM-060'],
    [404, 'This form has not been configured yet.', 'FRM-061'],
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.', 'FRM-062'],
    [500, 'Unable to send form. Please try again later.', 'FRM-063'],
  ] as const)
    it(`shows the message for status ${status} at the top [${id}]`, async () => {
      server.mockSubmission({ status });
      const element = await sentForm();
      expect(getMessages(element)).to.deep.equal([text]);
    });

  it('reports an invalid response [FRM-052]', async () => {
    server.mockSubmission({ text: '<html>' });
    const element = await sentForm();
    expect(getMessages(element)).to.deep.equal([
      'Error processing form submission. Please reload and try again.',
    ]);
  });

  it('reports a missing submission key and sends nothing [FRM-055]', async () => {
    const { fetch } = server.page;
    Object.assign(server.page, {
      fetch: (url: string, init?: RequestInit) =>
        url.includes('FormSubmissionKey') ? Promise.resolve(Response.json({})) : fetch(url, init),
    });
    const element = await sentForm();
    expect(getMessages(element)).to.deep.equal([
      'Could not get a form submission key, please try again later.',
    ]);
    expect(server.getSubmissions()).to.deep.equal([]);
  });

  it('reports values that cannot be serialized and sends nothing [FRM-056]', async () => {
    const addCycle = (event: Event) => {
      const { values } = (event as CustomEvent<{ values: Record<string, unknown> }>).detail;
      values.circle = values;
    };
    document.addEventListener('site-form-submit-request', addCycle);
    const element = await sentForm();
    document.removeEventListener('site-form-submit-request', addCycle);
    expect(getMessages(element)).to.deep.equal([
      'Could not parse the form fields, please check your entries.',
    ]);
    expect(server.page.requests).to.deep.equal([]);
  });

  it('passes through all phases to a failure, then to success [FRM-001] [FRM-008]', async () => {
    const element = await formFixture('<input name="name" aria-label="Name">');
    const phases = [element.getAttribute('data-phase')];
    const watch = new MutationObserver(() => phases.push(element.getAttribute('data-phase')));
    watch.observe(element, { attributeFilter: ['data-phase'] });
    const release = server.holdResponses();
    server.mockSubmission({ status: 400, json: { error: 'Closed.' } }, { json: { submissionId: 's-1' } });
    await submitForm(element);
    await phase(element, 'submitting');
    release();
    await phase(element, 'failure');
    query<HTMLFormElement>(element, 'form').reset();
    await phase(element, 'idle');
    const releaseAgain = server.holdResponses();
    await submitForm(element);
    await phase(element, 'submitting');
    releaseAgain();
    await phase(element, 'success');
    query<HTMLFormElement>(element, 'form').reset();
    await phase(element, 'idle');
    watch.disconnect();
    expect(phases).to.deep.equal(['idle', 'submitting', 'failure', 'idle', 'submitting', 'success', 'idle']);
  });

  it('shows success if a retry delivers the submission before its failure is reported', async () => {
    server.mockSubmission('offline', { json: { submissionId: 's-2' } });
    const { forms } = server.services;
    const { submit } = forms;
    Object.assign(forms, {
      submit: async (submission: Parameters<typeof submit>[0]) => {
        const result = await submit(submission);
        await forms.outbox.retryNow();
        return result;
      },
    });
    const element = await formFixture('<input name="name" aria-label="Name" value="Ada">');
    await submitForm(element);
    await phase(element, 'success');
  });

  it('logs failures without a message if configured, and can be submitted again [FRM-066]', async () => {
    server.mockSubmission({ status: 418 }, { json: { submissionId: 's-1' } });
    const element = await sentForm('unknown-errors="log"');
    expect(getMessages(element)).to.deep.equal([]);
    expect(element.querySelector('.site-form-summary, .site-form-scroll-hint, [role=alert]')).to.equal(null);
    expect(server.page.warnings).to.deep.equal(['site-form: the submission failed with status 418.']);
    expect(query(element, '[name=name]').value).to.equal('Ada');
    await submitForm(element);
    await phase(element, 'success');
  });
});
