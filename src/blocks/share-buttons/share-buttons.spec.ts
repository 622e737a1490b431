import '../../../elements/site-share-buttons';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';

type Share = HTMLElementTagNameMap['site-share-buttons'];

let provided: Provided;
const restores: (() => void)[] = [];

/** Replaces a part of the navigator until the end of the test. */
function replace(name: 'share' | 'clipboard', value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { value, configurable: true });
  restores.push(() => {
    if (own) Object.defineProperty(navigator, name, own);
    else Reflect.deleteProperty(navigator, name);
  });
}

async function create(markup: string): Promise<Share> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector<Share>('site-share-buttons')!;
  await settle(element);
  await waitUntil(() => !element.matches('[data-site-loading]'));
  return element;
}

const getLinks = (element: Element) =>
  [...element.querySelectorAll('a')].map(({ dataset, href }) => [dataset.network, href]);

describe('<site-share-buttons>', () => {
  beforeEach(() => {
    provided = provideServices();
  });
  afterEach(() => {
    provided.stop();
    for (const restore of restores.splice(0)) restore();
  });

  it('sets the URLs of the page’s links from the canonical URL', async () => {
    const canonical = document.createElement('link');
    Object.assign(canonical, { rel: 'canonical', href: 'https://site.example/dawn' });
    document.head.append(canonical);
    const element = await create(`<site-share-buttons share-title="Dawn"><ul aria-label="Share">
      <li><a data-network="x" href="https://x.com/">X</a></li><li><a href="/feed">Feed</a></li></ul></site-share-buttons>`);
    canonical.remove();
    expect(getLinks(element)).to.deep.equal([
      ['x', 'https://x.com/intent/post?text=Dawn&url=https%3A%2F%2Fsite.example%2Fdawn'],
      [undefined, new URL('/feed', location.href).href],
    ]);
    expect(element.querySelectorAll('ul')).to.have.length(1);
  });

  it('keeps complete links of the page until what is shared changes', async () => {
    const links = ['text=Dawn&url=', 'text=Dawn%20', 'u=', 'text=Look&url='].map(
      (query) =>
        `<a data-network="x" href="https://site.example/own?${query}https%3A%2F%2Fsite.example%2Fa">X</a>`,
    );
    const open = (markup: string) =>
      create(
        `<site-share-buttons url="https://site.example/a" share-title="Dawn">${markup}</site-share-buttons>`,
      );
    const isOwn = (element: Element) =>
      getLinks(element).map(([, href]) => href!.startsWith('https://site.'));
    const complete = await open(links.slice(0, 3).join(''));
    expect(isOwn(complete)).to.deep.equal([true, true, true]);
    complete.shareTitle = 'Dusk';
    await waitUntil(() => !isOwn(complete).includes(true));
    expect(new URL(getLinks(complete)[0]![1]!).searchParams.get('text')).to.equal('Dusk');
    expect(isOwn(await open(links.join('')))).to.deep.equal([false, false, false, false]);
  });

  it('completes links that contain only a part of the title', async () => {
    const title = 'Dawn | <b>Sea</b> &amp; more';
    const open = (text: string) =>
      create(`<site-share-buttons url="https://site.example/a" share-title="Dawn | &lt;b>Sea&lt;/b> &amp;amp; more">
        <a data-network="x" href="https://site.example/own?${new URLSearchParams({ text, url: 'https://site.example/a' })}">X</a>
      </site-share-buttons>`);
    for (const part of ['Dawn', 'Sea', 'D', ' ']) {
      const link = new URL(getLinks(await open(part))[0]![1]!);
      expect([link.host, link.searchParams.get('text')], part).to.deep.equal(['x.com', title]);
    }
    expect(getLinks(await open(title))[0]![1]).to.match(/^https:\/\/site\.example\/own/);
  });

  it('fills the container of published markup, whatever it contains', async () => {
    replace('share', undefined);
    const title = '"><img src=x onerror=alert(1)>';
    const element =
      await create(`<site-share-buttons networks="facebook mail copy myspace"><span class="squarespace-social-buttons"
      data-full-url="javascript:alert(1)" data-title='${title}' data-asset-url="data:text/html,x"></span></site-share-buttons>`);
    const links = getLinks(element);
    expect(links.map(([network]) => network)).to.deep.equal(['facebook', 'mail', 'copy']);
    expect(links[0]![1]).to.contain(encodeURIComponent(location.href.replace(/#.*/, '')));
    expect(new URL(links[1]![1]!).searchParams.get('subject')).to.equal(title);
    expect(element.querySelector('img')).to.equal(null);
    const [link] = element.querySelectorAll('a');
    expect([link!.rel, link!.target]).to.deep.equal(['noopener noreferrer', '_blank']);
    await expect(element).to.be.accessible();
  });

  it('copies the URL by keyboard and confirms it, or shows it where copying is not allowed', async () => {
    const copied: string[] = [];
    replace('clipboard', { writeText: async (text: string) => void copied.push(text) });
    const element = await create(
      '<site-share-buttons url="https://site.example/a" networks="copy"></site-share-buttons>',
    );
    element.querySelector('a')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => provided.page.events.length === 1);
    const getMessage = (at: number) => (provided.page.events[at]!.detail as { message: string }).message;
    expect([copied, getMessage(0)]).to.deep.equal([['https://site.example/a'], 'The link is copied.']);
    replace('clipboard', { writeText: () => Promise.reject(new Error()) });
    element.querySelector('a')!.click();
    await waitUntil(() => provided.page.events.length === 2);
    expect(getMessage(1)).to.equal('Copy this link: https://site.example/a');
  });

  it('opens the share menu of the device where there is one', async () => {
    const shared: unknown[] = [];
    replace('share', (data: unknown) => {
      shared.push(data);
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    const element = await create(
      '<site-share-buttons url="https://site.example/a" share-title="A" networks="native"></site-share-buttons>',
    );
    const networks: string[] = [];
    element.addEventListener('site-share-buttons-share', (event) =>
      networks.push((event as CustomEvent).detail.network),
    );
    element.querySelector('a')!.click();
    expect([shared, networks]).to.deep.equal([[{ url: 'https://site.example/a', title: 'A' }], ['native']]);
  });
});
