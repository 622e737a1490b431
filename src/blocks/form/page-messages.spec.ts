import { expect } from '@open-wc/testing';
import { captureConsole } from '../../kit/testing/console';
import { settle } from '../../kit/testing/wait';
import {
  formFixture,
  getFieldErrors,
  getMessages,
  startTestServer,
  submitForm,
} from './testing/form-fixture';
import '../../../elements/site-form';
import '../../../elements/site-image';

const cleanups: (() => void)[] = [];

/** Adds the message script to the page. */
function addMessages(messages: object | string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.siteMessages = '';
  script.textContent = typeof messages === 'string' ? messages : JSON.stringify(messages);
  document.head.append(script);
  cleanups.push(() => script.remove());
}

const image = (attributes = '') => {
  const box = document.createElement('div');
  box.setHTMLUnsafe(
    `<site-image lightbox ${attributes}><img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Ridge"></site-image>`,
  );
  customElements.upgrade(box);
  return box.firstElementChild as HTMLElementTagNameMap['site-image'];
};

describe('page-wide messages', () => {
  afterEach(() => {
    for (const cleanUp of cleanups.splice(0)) cleanUp();
  });

  it('replace the English defaults in every element, after attributes [I18-005]', () => {
    addMessages({ 'site-image.labelOpen': 'Vergrößern', 'site-image.label-none': 'x' });
    expect(image().labelOpen).to.equal('Vergrößern');
    expect(image('label-open="Größer"').labelOpen).to.equal('Größer');
  });

  it('do not change options that are not text', () => {
    addMessages({ 'site-image.mode': 'fill', 'site-image.labelOpen': 7 });
    const english = image();
    expect(english.labelOpen).to.equal('Enlarge image');
  });

  it('replace messages of forms, after the attribute `messages`', async () => {
    addMessages({ 'site-form.required': '{title} fehlt.', 'site-form.invalidFields': 'Bitte prüfen.' });
    const server = startTestServer();
    const german = await formFixture('<label for="n">Name</label><input id="n" name="name" required>');
    await submitForm(german);
    expect(getMessages(german)).to.deep.equal(['Bitte prüfen.']);
    expect(getFieldErrors(german)).to.deep.equal(['Name fehlt.']);
    german.messages = { required: '{title}!' };
    await settle(german);
    await submitForm(german);
    expect(getFieldErrors(german)).to.deep.equal(['Name!']);
    server.stop();
  });

  it('fall back to English if the JSON is invalid, with a single warning', async () => {
    addMessages('{ "site-image.labelOpen": ');
    const labels: string[] = [];
    const warnings = await captureConsole(() => {
      for (let i = 0; i < 2; i++) labels.push(image().labelOpen);
    });
    expect(labels).to.deep.equal(['Enlarge image', 'Enlarge image']);
    expect(warnings.filter((text) => text.startsWith('data-site-messages'))).to.have.length(1);
  });
});
