import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import { blockStorage } from '../../services/page/testing/blocked-storage';
import base from './announcement-bar.extended.css?inline';
import '../../../elements/site-announcement-bar';

type Bar = HTMLElementTagNameMap['site-announcement-bar'];

const sheet = new CSSStyleSheet();
sheet.replaceSync(base);

let provided: Provided;

function provideContext(context: object): void {
  provided?.stop();
  provided = provideServices({ url: location.href }, { context });
}

async function create(attributes: string, content = 'Open on Monday.'): Promise<Bar> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-announcement-bar ${attributes}>${content}</site-announcement-bar>`);
  const element = box.querySelector('site-announcement-bar')!;
  await settle(element);
  return element;
}

const getStored = () => Object.keys(localStorage).filter((key) => key.startsWith('site-announcement-bar:'));
const isShown = (element: Bar) => element.checkVisibility();
const getButton = (element: Bar) => element.querySelector('button');

describe('<site-announcement-bar>', () => {
  before(() => void document.adoptedStyleSheets.push(sheet));
  after(() => void document.adoptedStyleSheets.pop());
  beforeEach(() => provideContext({}));
  afterEach(() => {
    provided.stop();
    for (const key of getStored()) localStorage.removeItem(key);
  });

  it('keeps its color for links and paragraphs that the page colors for its own background', async () => {
    const page = document.createElement('style');
    page.textContent =
      'a { color: rgb(143, 63, 39) } p { color: rgb(1, 2, 3) } .button { color: rgb(4, 5, 6) }';
    document.head.append(page);
    const element = await create(
      '',
      '<p>Open on <a href="#x">Monday</a>. <a class="button" href="#y">Reserve</a></p>',
    );
    const { color } = getComputedStyle(element);
    const colors = [...element.querySelectorAll('a, p')].map((node) => getComputedStyle(node).color);
    page.remove();
    expect(colors).to.deep.equal([color, color, 'rgb(4, 5, 6)']);
  });

  it('is shown unless the site context switches it off [POP-017]', async () => {
    for (const [showAnnouncementBar, expected] of [
      [true, true],
      [false, false],
      [undefined, true],
    ]) {
      provideContext({ showAnnouncementBar });
      expect(isShown(await create(''))).to.equal(expected);
    }
  });

  it('stays closed if its text contains markup, also in browsers that have to load a sanitizer', async () => {
    provideContext({ announcementBarSettings: { text: '<p>Salt &amp; <em>pepper</em></p>' } });
    const element = await create('dismissible id="markup"', '');
    await waitUntil(() => element.textContent === 'Salt & pepper');
    getButton(element)!.click();
    const again = await create('dismissible id="markup"', '');
    await waitUntil(() => again.textContent === 'Salt & pepper');
    expect(isShown(again)).to.equal(false);
  });

  it('shows the text and link of the settings in an empty bar', async () => {
    provideContext({
      showAnnouncementBar: true,
      announcementBarSettings: {
        style: 2,
        text: '<p class="" onclick="x()">Call &amp; <em>save</em><script>x()</script></p>',
        clickthroughUrl: { url: '/contact-us', newWindow: true },
      },
    });
    const element = await create('', '<div class="sqs-announcement-bar-dropzone"></div>');
    const link = element.querySelector('a')!;
    expect(link.pathname).to.equal('/contact-us');
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
    expect(element.textContent.trim()).to.equal('Call & save');
    expect(element.querySelector('script, [onclick]') === null).to.equal(true);
    const own = await create('', 'The page knows better.');
    expect(own.textContent).to.equal('The page knows better.');
  });

  it('leads to its own URL from links in the text, too, because links cannot be nested', async () => {
    provideContext({
      announcementBarSettings: {
        text: '<p><a href="/sale">Sale</a> until <em><a href="/hours">Friday</a></em></p>',
        clickthroughUrl: { url: '/contact-us' },
      },
    });
    const element = await create('', '');
    await waitUntil(() => element.textContent === 'Sale until Friday');
    expect([...element.querySelectorAll('a')].map(({ pathname }) => pathname)).to.deep.equal(['/contact-us']);
    provideContext({
      announcementBarSettings: { text: '<a href="/sale">Sale</a>', clickthroughUrl: { url: '' } },
    });
    const plain = await create('', '');
    await waitUntil(() => plain.querySelector('a')?.pathname === '/sale');
  });

  it('is shown with an image instead of text, and stays closed until it is another image', async () => {
    provideContext({ announcementBarSettings: { text: 'Sale' } });
    const image = (src: string) => `<a href="/sale"><img src="data:,${src}" alt="Sale"></a>`;
    const element = await create('dismissible id="image"', image('a'));
    expect([isShown(element), element.textContent]).to.deep.equal([true, '']);
    getButton(element)!.click();
    expect(isShown(await create('dismissible id="image"', image('a')))).to.equal(false);
    expect(isShown(await create('dismissible id="image"', image('b')))).to.equal(true);
  });

  it('shows an announcement that arrives later', async () => {
    const element = await create('dismissible', '');
    expect(isShown(element)).to.equal(false);
    element.prepend('Open on Monday.');
    await waitUntil(() => isShown(element));
    expect(element.querySelectorAll('button').length).to.equal(1);
  });

  it('shows nothing if the settings have no text or are switched off', async () => {
    for (const announcementBarSettings of [{}, { style: 1, text: 'Sale' }, { style: 2, text: '' }]) {
      provideContext({ announcementBarSettings });
      expect(isShown(await create('', ''))).to.equal(false);
    }
  });

  it('is closed by a button of 44 px, and stays closed until the text changes', async () => {
    const element = await create('dismissible id="news"');
    const { width, height } = getButton(element)!.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
    await expect(element).to.be.accessible();
    expect(getStored()).to.deep.equal([]);
    let count = 0;
    element.addEventListener('site-announcement-bar-close', () => count++);
    getButton(element)!.focus();
    await sendKeys({ press: 'Enter' });
    expect([isShown(element), count]).to.deep.equal([false, 1]);
    expect(isShown(await create('dismissible id="news"'))).to.equal(false);
    expect(isShown(await create('dismissible id="news"', 'Open on Tuesday.'))).to.equal(true);
    expect(isShown(await create('dismissible id="other"'))).to.equal(true);
    expect(isShown(await create('id="news"'))).to.equal(true);
  });

  it('stays closed on the page where the browser blocks storage', async () => {
    const unblock = blockStorage();
    try {
      const element = await create('dismissible id="blocked"');
      getButton(element)!.focus();
      await sendKeys({ press: 'Enter' });
      expect(isShown(element)).to.equal(false);
      element.labelClose = 'Hide';
      await settle(element);
      expect(isShown(element)).to.equal(false);
    } finally {
      unblock();
    }
  });

  it('does not change the height of the bar when it adds the button', async () => {
    const element = await create('dismissible');
    const { height } = element.getBoundingClientRect();
    getButton(element)!.remove();
    expect(element.getBoundingClientRect().height).to.equal(height);
  });
});
