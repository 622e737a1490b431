// Does what an owner may say about a field come out in the form that is made of it, and nothing else?
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

let scene: FormTestServer;

/** Everything that any field may have; each kind takes its own. */
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

async function place(definition: object): Promise<FormElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe('<site-form form-id="f"></site-form>');
  const element = box.querySelector('site-form')!;
  element.definition = definition;
  await waitUntil(() => element.querySelector('form[data-site-made]'));
  await settle(element);
  return element;
}

/** Browsers want to know whose password it is. */
const WHO = { id: 'who', type: 'email', autocomplete: 'username', title: 'Who' };

const made = (kind: string, more: object = {}) =>
  place({ fields: [...(kind === 'password' ? [WHO] : []), { ...EVERYTHING, id: 'f', type: kind }], ...more });

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/** Which of the properties can be seen in the form. */
async function seen(element: FormElement): Promise<string> {
  const form = query<HTMLFormElement>(element, 'form');
  const controls = [...form.querySelectorAll<HTMLInputElement>(CONTROLS)];
  const texts = [...form.querySelectorAll('label, option')].map((node) => node.textContent.trim());
  const drawn = {
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
  drawn.required = getFieldErrors(element).join() === 'Field is required.';
  return Object.entries(drawn)
    .filter(([, is]) => is)
    .map(([name]) => name)
    .join(' ');
}

describe('a field of <site-form> shows its editable properties:', () => {
  beforeEach(() => {
    scene = startTestServer({ url: 'https://shop.example/?campaign=spring' });
  });
  afterEach(() => scene.stop());

  for (const kind of ['text', 'email', 'number', 'website'])
    it(`${kind} [FRM-024]`, async () => {
      expect(await seen(await made(kind))).to.equal('description placeholder required');
    });

  it('textarea, whose length is limited where the form handler can do that [FRM-024] [FRM-031]', async () => {
    const can = await made('textarea');
    await waitUntil(() => can.querySelector('.site-form-counter'));
    expect(await seen(can)).to.equal('description maxLength placeholder required');
    await typeText(query(can, 'textarea'), 'abcdef');
    await settle(can);
    expect(getFieldErrors(can)).to.deep.equal(['You have exceeded the character limit.']);
    const cannot = await made('textarea', { limitsText: false });
    expect(await seen(cannot)).to.equal('description placeholder required');
    await typeText(query(cannot, 'textarea'), 'abcdef');
    await settle(cannot);
    expect(getFieldErrors(cannot)).to.deep.equal([]);
  });

  it('currency [FRM-025]', async () => {
    expect(await seen(await made('currency'))).to.equal('currencySymbol description required');
  });

  for (const kind of ['password', 'twitter', 'date', 'time', 'name', 'address'])
    it(`${kind} [FRM-026]`, async () => {
      expect(await seen(await made(kind))).to.equal('description required');
    });

  it('phone [FRM-027]', async () => {
    expect(await seen(await made('phone'))).to.equal('description required showCountryCode');
    const without = await place({
      fields: [{ ...EVERYTHING, id: 'f', type: 'phone', showCountryCode: false }],
    });
    expect(await seen(without)).to.equal('description required');
  });

  it('section [FRM-028]', async () => {
    expect(await seen(await made('section'))).to.equal('description underline');
  });

  for (const kind of ['radio', 'checkbox', 'select', 'likert'])
    it(`${kind} [FRM-029]`, async () => {
      const element = await made(kind);
      // The options of a likert without questions are its questions.
      if (kind === 'likert') {
        const questions = [...element.querySelectorAll('[role=radiogroup]')].map(
          (group) => group.textContent,
        );
        expect(questions.map((text) => /One|Two/.exec(text)?.[0])).to.deep.equal(['One', 'Two']);
      }
      expect(await seen(element)).to.equal(
        kind === 'likert' ? 'description required' : 'description options required',
      );
    });

  it('hidden [FRM-030]', async () => {
    const fields = [
      { ...EVERYTHING, id: 'keyed', type: 'hidden' },
      { ...EVERYTHING, id: 'plain', type: 'hidden', key: 'other' },
    ];
    const element = await place({ fields });
    expect(query(element, 'form').textContent).not.to.contain('About it');
    await submitForm(element);
    await waitUntil(() => scene.getSubmissions().length === 1);
    expect(scene.getSubmissions()[0]!.values).to.deep.equal({ keyed: 'spring', plain: 'web' });
  });

  it('and an address of the United States wants a zip code of 5 digits [FRM-040]', async () => {
    const fields = [{ id: 'home', type: 'address', title: 'Home' }];
    const element = await place({ fields });
    const parts = { Line1: '1 Main', City: 'York', State: 'NY', Country: 'US', Zip: '1234' };
    for (const [part, text] of Object.entries(parts))
      await typeText(query(element, `[name="home[${part}]"]`), text);
    await submitForm(element);
    expect(getFieldErrors(element)).to.deep.equal(['Home: a zip code of the United States has 5 digits.']);
    expect(scene.getSubmissions()).to.deep.equal([]);
    await typeText(query(element, '[name="home[Zip]"]'), '5');
    await submitForm(element);
    await waitUntil(() => scene.getSubmissions().length === 1);
  });
});
