// Editable field properties in generated forms.
import { expect, fixture, html } from '@open-wc/testing';
import { settle, waitUntil } from '../../../kit/testing/wait';
import {
  type FormElement,
  type FormTestServer,
  getFieldErrors,
  query,
  startTestServer,
  submitForm,
  typeText,
} from '../testing/form-fixture';
import '../../../../elements/site-form';

let server: FormTestServer;

/** All field properties; each type uses its own subset. */
const EVERYTHING = {
  title: 'Field',
  description: 'About it',
  placeholder: 'Like this',
  required: true,
  options: ['One', 'Two'],
  maxLength: 5,
  currencySymbol: '€',
  showCountryCode: true,
  underline: true,
  key: 'campaign',
  value: 'web',
};

async function generate(definition: object): Promise<FormElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe('<site-form form-id="f"></site-form>');
  const element = box.querySelector('site-form')!;
  element.definition = definition;
  await waitUntil(() => element.querySelector('form[data-site-generated]'));
  await settle(element);
  return element;
}

/** Browsers expect a user name field next to a password field. */
const USER_NAME = { id: 'who', type: 'email', autocomplete: 'username', title: 'Who' };

const generateField = (type: string, more: object = {}) =>
  generate({
    fields: [...(type === 'password' ? [USER_NAME] : []), { ...EVERYTHING, id: 'f', type }],
    ...more,
  });

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/** Names of the properties that are visible in the form. */
async function visibleProperties(element: FormElement): Promise<string> {
  const form = query<HTMLFormElement>(element, 'form');
  const controls = [...form.querySelectorAll<HTMLInputElement>(CONTROLS)];
  const texts = [...form.querySelectorAll('label, option')].map((node) => node.textContent.trim());
  const visible = {
    currencySymbol: form.textContent.includes('€'),
    description: form.textContent.includes('About it'),
    maxLength: element.querySelector('.site-form-counter') !== null,
    options: texts.includes('One') && texts.includes('Two'),
    placeholder: controls.some(({ placeholder }) => placeholder === 'Like this'),
    required: false,
    showCountryCode: form.querySelector('[name="f[Country]"][autocomplete="tel-country-code"]') !== null,
    underline: form.querySelector('[data-underline]') !== null,
  };
  await submitForm(element);
  visible.required = getFieldErrors(element).join() === 'Field is required.';
  return Object.entries(visible)
    .filter(([, isVisible]) => isVisible)
    .map(([name]) => name)
    .join(' ');
}

describe('a generated field of <site-form> shows the editable properties of', () => {
  beforeEach(() => {
    server = startTestServer({ url: 'https://shop.example/?campaign=spring' });
  });
  afterEach(() => server.stop());

  for (const type of ['text', 'email', 'number', 'website'])
    it(`${type} [FRM-024]`, async () => {
      expect(await visibleProperties(await generateField(type))).to.equal('description placeholder required');
    });

  it('textarea, with a maximum length if the form handler supports it [FRM-024] [FRM-031]', async () => {
    const limited = await generateField('textarea');
    await waitUntil(() => limited.querySelector('.site-form-counter'));
    expect(await visibleProperties(limited)).to.equal('description maxLength placeholder required');
    await typeText(query(limited, 'textarea'), 'abcdef');
    await settle(limited);
    expect(getFieldErrors(limited)).to.deep.equal(['You have exceeded the character limit.']);
    const unlimited = await generateField('textarea', { limitsText: false });
    expect(await visibleProperties(unlimited)).to.equal('description placeholder required');
    await typeText(query(unlimited, 'textarea'), 'abcdef');
    await settle(unlimited);
    expect(getFieldErrors(unlimited)).to.deep.equal([]);
  });

  it('currency [FRM-025]', async () => {
    expect(await visibleProperties(await generateField('currency'))).to.equal(
      'currencySymbol description required',
    );
  });

  for (const type of ['password', 'twitter', 'date', 'time', 'name', 'address'])
    it(`${type} [FRM-026]`, async () => {
      expect(await visibleProperties(await generateField(type))).to.equal('description required');
    });

  it('phone [FRM-027]', async () => {
    expect(await visibleProperties(await generateField('phone'))).to.equal(
      'description required showCountryCode',
    );
    const without = await generate({
      fields: [{ ...EVERYTHING, id: 'f', type: 'phone', showCountryCode: false }],
    });
    expect(await visibleProperties(without)).to.equal('description required');
  });

  it('section [FRM-028]', async () => {
    expect(await visibleProperties(await generateField('section'))).to.equal('description underline');
  });

  for (const type of ['radio', 'checkbox', 'select', 'likert'])
    it(`${type} [FRM-029]`, async () => {
      const element = await generateField(type);
      // Options of a Likert field without questions become the questions.
      if (type === 'likert') {
        const questions = [...element.querySelectorAll('[role=radiogroup]')].map(
          (group) => group.textContent,
        );
        expect(questions.map((text) => /One|Two/.exec(text)?.[0])).to.deep.equal(['One', 'Two']);
      }
      expect(await visibleProperties(element)).to.equal(
        type === 'likert' ? 'description required' : 'description options required',
      );
    });

  it('hidden [FRM-030]', async () => {
    const fields = [
      { ...EVERYTHING, id: 'keyed', type: 'hidden' },
      { ...EVERYTHING, id: 'plain', type: 'hidden', key: 'other' },
    ];
    const element = await generate({ fields });
    expect(query(element, 'form').textContent).not.to.contain('About it');
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
    expect(server.getSubmissions()[0]!.values).to.deep.equal({ keyed: 'spring', plain: 'web' });
  });

  it('address, with zip code validation for the United States [FRM-040]', async () => {
    const fields = [{ id: 'home', type: 'address', title: 'Home' }];
    const element = await generate({ fields });
    const parts = { Line1: '1 Main', City: 'York', State: 'NY', Country: 'US', Zip: '1234' };
    for (const [part, text] of Object.entries(parts))
      await typeText(query(element, `[name="home[${part}]"]`), text);
    await submitForm(element);
    expect(getFieldErrors(element)).to.deep.equal(['Home must be a 5-digit US ZIP code.']);
    expect(server.getSubmissions()).to.deep.equal([]);
    await typeText(query(element, '[name="home[Zip]"]'), '5');
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
  });
});
