// Does what an owner may say about a field come out in the form that is made of it, and nothing else?
import { expect, fixture, html } from '@open-wc/testing';
import { settle, until } from '../../../kit/testing/settle';
import { errorsOf, type FormElement, one, type Scene, startScene, submit, type } from '../testing/scene';
import '../../../../elements/site-form';

let scene: Scene;

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
  await until(() => element.querySelector('form[data-site-made]'));
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
  const form = one<HTMLFormElement>(element, 'form');
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
  await submit(element);
  drawn.required = errorsOf(element).join() === 'Field is required.';
  return Object.entries(drawn)
    .filter(([, is]) => is)
    .map(([name]) => name)
    .join(' ');
}

describe('a field of <site-form> shows its editable properties:', () => {
  beforeEach(() => {
    scene = startScene({ url: 'https://shop.example/?campaign=spring' });
  });
  afterEach(() => scene.stop());

  for (const kind of ['text', 'email', 'number', 'website'])
    it(`${kind} [FRM-024]`, async () => {
      expect(await seen(await made(kind))).to.equal('description placeholder required');
    });

  it('textarea, whose length is limited where the form handler can do that [FRM-024] [FRM-031]', async () => {
    const can = await made('textarea');
    await until(() => can.querySelector('.site-form-counter'));
    expect(await seen(can)).to.equal('description maxLength placeholder required');
    await type(one(can, 'textarea'), 'abcdef');
    await settle(can);
    expect(errorsOf(can)).to.deep.equal(['You have exceeded the character limit.']);
    const cannot = await made('textarea', { limitsText: false });
    expect(await seen(cannot)).to.equal('description placeholder required');
    await type(one(cannot, 'textarea'), 'abcdef');
    await settle(cannot);
    expect(errorsOf(cannot)).to.deep.equal([]);
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
    expect(one(element, 'form').textContent).not.to.contain('About it');
    await submit(element);
    await until(() => scene.sent().length === 1);
    expect(scene.sent()[0]!.values).to.deep.equal({ keyed: 'spring', plain: 'web' });
  });

  it('and an address of the United States wants a zip code of 5 digits [FRM-040]', async () => {
    const fields = [{ id: 'home', type: 'address', title: 'Home' }];
    const element = await place({ fields });
    const parts = { Line1: '1 Main', City: 'York', State: 'NY', Country: 'US', Zip: '1234' };
    for (const [part, text] of Object.entries(parts))
      await type(one(element, `[name="home[${part}]"]`), text);
    await submit(element);
    expect(errorsOf(element)).to.deep.equal(['Home: a zip code of the United States has 5 digits.']);
    expect(scene.sent()).to.deep.equal([]);
    await type(one(element, '[name="home[Zip]"]'), '5');
    await submit(element);
    await until(() => scene.sent().length === 1);
  });
});
