import { expect, it } from 'vitest';
import type { FormDefinition } from '../../core/wire/form';
import { renderFormElement } from './form-element';

const FORM: FormDefinition = {
  id: 'a"b',
  name: 'Survey',
  fields: [
    { id: '"><script>', type: 'text', title: '<b>Name</b>', required: true },
    { id: 'day', type: 'select', title: 'Day', required: false, options: ['Friday', '</select>'] },
  ],
  submitButtonText: 'Send & go',
  submissionMessage: 'Thanks',
  postSubmitHtml: '<p title="x">Bye</p>',
  disclaimer: 'Kept for a <b>year</b>.<script>x</script>',
  captcha: { provider: 'turnstile', siteKey: 'k' },
  messages: { required: 'Fehlt: {title}' },
};

it('prints a complete form that posts natively, with all text escaped', () => {
  const html = renderFormElement(FORM, 'en-US');
  expect(html).toMatch(/^<site-form form-id="a&quot;b" submission-message="Thanks"/);
  expect(html).toContain('post-submit-html="&lt;p title=&quot;x&quot;&gt;Bye&lt;/p&gt;"');
  expect(html).toContain('messages="{&quot;required&quot;:&quot;Fehlt: {title}&quot;}"');
  expect(html).toContain('<form method="post" action="/api/form/post/a%22b">');
  expect(html).toContain('name="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('&lt;/select&gt;</option>');
  expect(html).toContain('<site-captcha provider="turnstile" site-key="k"');
  expect(html).toContain('Kept for a year.x');
  expect(html).toContain('<button>Send &amp; go</button></p></form></site-form>');
  expect(html).not.toMatch(/<script|data-site-generated/);
});
