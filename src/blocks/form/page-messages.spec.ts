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

const remove: (() => void)[] = [];

/** As a page prints it. */
function say(messages: object | string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.siteMessages = '';
  script.textContent = typeof messages === 'string' ? messages : JSON.stringify(messages);
  document.head.append(script);
  remove.push(() => script.remove());
}

const image = (attributes = '') => {
  const box = document.createElement('div');
  box.setHTMLUnsafe(
    `<site-image lightbox ${attributes}><img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Ridge"></site-image>`,
  );
  return box.firstElementChild as HTMLElementTagNameMap['site-image'];
};

describe('the words of a page', () => {
  afterEach(() => {
    for (const take of remove.splice(0)) take();
  });

  it('take the place of the English ones in every element; its own attribute goes before [I18-005]', () => {
    say({ 'site-image.labelOpen': 'Vergrößern', 'site-image.label-none': 'x' });
    expect(image().labelOpen).to.equal('Vergrößern');
    expect(image('label-open="Größer"').labelOpen).to.equal('Größer');
  });

  it('say only words: what an element does is said by its template', () => {
    say({ 'site-image.mode': 'fill', 'site-image.labelOpen': 7 });
    const english = image();
    expect(english.labelOpen).to.equal('Enlarge image');
  });

  it('reach the texts of a form, and its own messages go before', async () => {
    say({ 'site-form.required': '{title} fehlt.', 'site-form.invalidFields': 'Bitte prüfen.' });
    const scene = startTestServer();
    const german = await formFixture('<label for="n">Name</label><input id="n" name="name" required>');
    await submitForm(german);
    expect(getMessages(german)).to.deep.equal(['Bitte prüfen.']);
    expect(getFieldErrors(german)).to.deep.equal(['Name fehlt.']);
    german.messages = { required: '{title}!' };
    await settle(german);
    await submitForm(german);
    expect(getFieldErrors(german)).to.deep.equal(['Name!']);
    scene.stop();
  });

  it('that cannot be read leave the English ones, and the developer is told once', async () => {
    say('{ "site-image.labelOpen": ');
    const labels: string[] = [];
    const heard = await captureConsole(() => {
      for (let times = 0; times < 2; times++) labels.push(image().labelOpen);
    });
    expect(labels).to.deep.equal(['Enlarge image', 'Enlarge image']);
    expect(heard.filter((text) => text.startsWith('data-site-messages'))).to.have.length(1);
  });
});
