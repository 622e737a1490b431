import '../../../elements/site-embed';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import extended from './embed.extended.css?inline';

type Embed = HTMLElementTagNameMap['site-embed'];

const POST = 'https://twitter.com/nasa/status/1410624005669187586';
const QUOTE = `<blockquote cite="${POST}"><p>First light</p><a href="https://example.com/">Telescope</a> <a href="${POST}">1 July</a></blockquote>`;

let provided: Provided;

async function create(content = QUOTE, attributes = 'provider="twitter"'): Promise<Embed> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-embed ${attributes}>${content}</site-embed><p>Below</p>`);
  const element = box.querySelector<Embed>('site-embed')!;
  await settle(element);
  return element;
}

const getButton = (element: Element) =>
  element.querySelector<HTMLElement>('[data-site-own="status"] > button')!;
const getStatus = (element: Element) => element.querySelector('[role=status]')!.textContent;
const isIn = (element: Element, state: string) => element.matches(`:state(${state})`);

/** Refuses the frame, because a spec may not ask another site. @returns addresses of refused frames */
function refuse(element: Element): string[] {
  const urls: string[] = [];
  element.addEventListener('site-embed-show-request', (event) => {
    urls.push((event as CustomEvent).detail.url);
    event.preventDefault();
  });
  return urls;
}

/** Clicks a node. @returns whether the browser would have followed a link */
function click(node: Element, options: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  node.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options }),
  );
  removeEventListener('click', stop);
  return isFollowed;
}

describe('<site-embed>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  beforeEach(() => {
    provided = provideServices();
    resetWarnings();
  });
  afterEach(() => provided.stop());

  it('keeps the quote and shows the frame by a button, also with Enter [BLK-013] [BLK-033]', async () => {
    const element = await create();
    const urls = refuse(element);
    expect([element.querySelector('iframe'), getStatus(element)]).to.deep.equal([null, '']);
    expect(element.querySelector('blockquote')!.checkVisibility()).to.equal(true);
    getButton(element).focus();
    expect(document.activeElement?.textContent).to.equal('Show content from X');
    await sendKeys({ press: 'Enter' });
    expect(urls).to.deep.equal([
      'https://platform.twitter.com/embed/Tweet.html?id=1410624005669187586&dnt=true',
    ]);
    expect([element.querySelector('iframe'), isIn(element, 'loading')]).to.deep.equal([null, false]);
    await expect(element).to.be.accessible();
  });

  it('opens by the link of the post, but not by other links or with a modifier key', async () => {
    const element = await create();
    const urls = refuse(element);
    const [other, own] = element.querySelectorAll('a');
    expect([click(other!), click(own!, { ctrlKey: true }), urls.length]).to.deep.equal([true, true, 0]);
    expect([click(own!), urls.length]).to.deep.equal([false, 1]);
  });

  it('opens by a click that is replayed after the script has loaded', async () => {
    const element = await create();
    const urls = refuse(element);
    click(element.querySelector('p')!);
    expect(urls).to.have.length(0);
    click(element);
    expect(urls).to.have.length(1);
  });

  it('waits for consent where the page has a cookie banner, and requests nothing before', async () => {
    const banner = document.createElement('site-cookie-banner');
    document.body.append(banner);
    const element = await create();
    getButton(element).click();
    await waitUntil(() => isIn(element, 'consent'));
    banner.remove();
    expect(getStatus(element)).to.equal(
      'X stores data on your device. Accept cookies to see its content here.',
    );
    expect(element.querySelector('iframe')).to.equal(null);
    await expect(element).to.be.accessible();
    element.querySelector<HTMLElement>('button:last-of-type')!.click();
    expect(provided.services.consent.notice.get().bannerRequested).to.equal(true);
    provided.services.consent.decline();
    await settle();
    expect(isIn(element, 'consent')).to.equal(true);
    element.remove();
    provided.services.consent.accept();
    await settle();
    expect(element.querySelector('iframe')).to.equal(null);
  });

  it('does not change content without a frame [BLK-034]', async () => {
    const link = 'https://foursquare.com/v/the-old-dairy/4b0588f1f964a520e5ce22e3';
    const element = await create(`<a href="${link}">The old dairy</a>`, 'provider="foursquare"');
    expect([click(element.querySelector('a')!), getButton(element).checkVisibility()]).to.deep.equal([
      true,
      false,
    ]);
    expect(element.getBoundingClientRect().height).to.be.lessThan(120);
    await expect(element).to.be.accessible();
  });

  it('does not change a frame of the page itself', async () => {
    const element = await create(`<iframe title="Own" srcdoc="Hi"></iframe><a href="${POST}">Post</a>`);
    expect(getButton(element).hidden).to.equal(true);
  });

  it('has one link in a page that was saved with it', async () => {
    const attributes = `provider="twitter" src="${POST}"`;
    const { innerHTML: saved } = await create('', attributes);
    const again = await create(saved, attributes);
    expect([...again.children].map(({ localName }) => localName)).to.deep.equal(['p', 'div']);
  });

  it('creates a link from embed code without content, and never inserts the code', async () => {
    const code = `&lt;iframe src=&quot;https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/forss/flickermood&quot; onload=&quot;alert(1)&quot;&gt;&lt;/iframe&gt;`;
    const element = await create(`<div data-html="${code}"></div>`, '');
    const urls = refuse(element);
    expect(element.querySelector('a')!.textContent).to.equal('Open at SoundCloud');
    expect(element.querySelector('iframe, [onload]')).to.equal(null);
    click(element.querySelector('a')!);
    expect(urls[0]).to.match(/^https:\/\/w\.soundcloud\.com\/player\/\?url=/);
    await expect(element).to.be.accessible();
  });

  it('warns once about a frame that it does not allow', async () => {
    const html = '&lt;iframe src=&quot;https://unknown.example/&quot;&gt;';
    const warnings = await captureConsole(async () => {
      await create('<a href="https://unknown.example/">Form</a>', `html="${html}"`);
      await create('<a href="https://unknown.example/">Form</a>', `html="${html}"`);
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(/^site-embed: "https:\/\/unknown\.example\/" has no frame/);
    const element = await create('Form', `html="${html}" frame-hosts="a.example unknown.example"`);
    expect(getButton(element).textContent).to.equal('Show content from unknown.example');
  });

  it('creates a link from embed code that has neither a frame nor content', async () => {
    for (const [code, href] of [
      ['&lt;iframe src=&quot;https://www.forms.example/1&quot;&gt;', 'https://www.forms.example/1'],
      ['&lt;a href=&quot;https://forms.example/a&quot;&gt;Posts&lt;/a&gt;', 'https://forms.example/a'],
    ] as const) {
      let element: Embed | undefined;
      await captureConsole(async () => {
        element = await create(`<div data-html="${code}"></div>`, '');
      });
      const link = element!.querySelector('a')!;
      expect([link?.href, link?.textContent]).to.deep.equal([href, 'Open at forms.example']);
      expect(getButton(element!).hidden).to.equal(true);
      await expect(element!).to.be.accessible();
    }
    const code = '&lt;a href=&quot;https://forms.example/a&quot;&gt;';
    const lazy = await create(`<noscript>Posts</noscript><div data-html="${code}"></div>`, '');
    expect(lazy.querySelector('a')!.textContent).to.equal('Open at forms.example');
    let hostile: Embed | undefined;
    await captureConsole(async () => {
      hostile = await create('<div data-html="&lt;a href=&quot;javascript:alert(1)&quot;&gt;"></div>', '');
    });
    expect(hostile!.querySelector('a')).to.equal(null);
  });

  it('reads the options of a published block, broken or not', async () => {
    const json = (value: string) => `<div class="sqs-block" data-block-json='${value}'>Post</div>`;
    const element = await create(json(`{"url":"${POST}"}`), '');
    expect(getButton(element).textContent).to.equal('Show content from X');
    for (const broken of ['{', '[]', 'null', '{"url":{},"html":7}'])
      expect(getButton(await create(json(broken), '')).hidden, broken).to.equal(true);
  });

  it('leaves no empty box for a block that cannot be parsed, and warns once', async () => {
    const elements: Embed[] = [];
    const unfilled = await create('', '');
    const messages = await captureConsole(async () => {
      elements.push(await create(`<div data-block-json='{"html": "&lt;blockq'></div>`, ''));
    });
    expect([unfilled, ...elements].map((element) => element.offsetHeight)).to.deep.equal([0, 0]);
    expect(messages).to.deep.equal([
      'site-embed: it has neither content nor an address that can be read; it shows nothing.',
    ]);
    elements[0]!.setAttribute('src', POST);
    await settle(elements[0]!);
    expect(elements[0]!.offsetHeight).to.be.greaterThan(100);
  });

  it('keeps a quote whose embed code sets its least width in a window of 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    const quote = `<blockquote cite="${POST}" style="max-width: 605px; min-width: 325px"><p>First light</p></blockquote>`;
    const element = await create(quote);
    const { right } = element.querySelector('blockquote')!.getBoundingClientRect();
    expect(right).to.be.at.most(element.getBoundingClientRect().right);
    await setViewport({ width: 800, height: 600 });
  });

  it('reserves the space of the frame and a button of 44 px', async () => {
    for (const [provider, height] of [
      ['soundcloud', 166],
      ['twitter', 480],
    ] as const) {
      const element = await create(QUOTE, `provider="${provider}"`);
      expect(element.getBoundingClientRect().height).to.equal(height + 72);
    }
    const { height } = getButton(await create()).getBoundingClientRect();
    expect(height).to.be.at.least(44);
  });
});
