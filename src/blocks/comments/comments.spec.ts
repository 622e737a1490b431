import '../../../elements/site-comments';
import { expect, fixture, html } from '@open-wc/testing';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';

type Comments = HTMLElementTagNameMap['site-comments'];

const EMBED = 'https://north-light.disqus.com/embed.js';
const SETTINGS = { disqusShortname: 'north-light', commentsEnabled: true };

let provided: Provided;

function provide(websiteSettings: object = SETTINGS): void {
  provided?.stop();
  provided = provideServices({}, { context: { websiteSettings } });
  provided.page.respondToScripts({});
}

async function create(content = '<article><p>First</p></article>', attributes = ''): Promise<Comments> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-comments ${attributes}>${content}</site-comments>`);
  const element = box.querySelector<Comments>('site-comments')!;
  await settle(element);
  return element;
}

const mount = (count: string, state = '1') =>
  `<div class="squarespace-comments" id="comments-a" data-item-id="6752923539ec342677c147e6" data-public-comment-count="${count}" data-comment-state="${state}"></div>`;

const getButton = (element: Element) =>
  element.querySelector<HTMLElement>('[data-site-own="status"] > button')!;
const getStatus = (element: Element) => element.querySelector('[role=status]')!.textContent;
const isIn = (element: Element, state: string) => element.matches(`:state(${state})`);

describe('<site-comments>', () => {
  beforeEach(() => provide());
  afterEach(() => provided.stop());

  it('requests the thread after a click and consent, with the id of the item [BLK-007]', async () => {
    const element = await create(mount('3'));
    expect(element.textContent).to.contain('3 Comments');
    await waitUntil(() => getButton(element));
    getButton(element).click();
    await waitUntil(() => isIn(element, 'consent'));
    expect([getStatus(element), provided.page.scripts]).to.deep.equal([
      'Comments are hosted by Disqus, which stores data on your device. Accept cookies to see them here.',
      [],
    ]);
    await expect(element).to.be.accessible();
    provided.services.consent.accept();
    await waitUntil(() => isIn(element, 'loaded'));
    expect(provided.page.scripts).to.deep.equal([EMBED]);
    expect(element.querySelector('#disqus_thread')!.checkVisibility()).to.equal(true);
    const script = { page: {} };
    (globalThis as unknown as { disqus_config: () => void }).disqus_config.call(script);
    expect(script.page).to.deep.equal({
      identifier: '6752923539ec342677c147e6',
      url: provided.page.url().href,
    });
  });

  it('offers a thread only if the settings of the site enable comments [BLK-007]', async () => {
    for (const settings of [{ ...SETTINGS, commentsEnabled: false }, { commentsEnabled: true }, {}]) {
      provide(settings);
      provided.services.consent.accept();
      const element = await create(undefined, 'counts');
      expect(element.querySelector('button')).to.equal(null);
      await settle();
      expect(provided.page.scripts).to.deep.equal([]);
      expect(element.querySelector('article')!.checkVisibility()).to.equal(true);
    }
  });

  it('fills in the counts of the page once, after consent [BLK-007]', async () => {
    const element = await create(
      '<a class="disqus-comment-count" data-disqus-identifier="a" href="#">Comments</a>',
      'counts',
    );
    expect(provided.page.scripts).to.deep.equal([]);
    provided.services.consent.accept();
    await waitUntil(() => provided.page.scripts.length > 0);
    element.setAttribute('counts', 'true');
    await settle(element);
    expect(provided.page.scripts).to.deep.equal(['https://north-light.disqus.com/count.js']);
  });

  it('keeps the content of the page when the script does not load, and tries again', async () => {
    provided.page.respondToScripts('no-response', 'no-response', 'no-response', {});
    provided.services.consent.accept();
    const element = await create();
    await waitUntil(() => getButton(element));
    getButton(element).click();
    await waitUntil(() => isIn(element, 'loading'));
    // The service that requests it has to be loaded; its time starts only then.
    await waitUntil(() => provided.page.scripts.length === 1);
    await provided.page.advance(60_000);
    await waitUntil(() => isIn(element, 'failed'));
    expect(getStatus(element)).to.equal('The comments could not be loaded. Please try again.');
    expect([
      element.querySelector('#disqus_thread'),
      element.querySelector('article')!.checkVisibility(),
    ]).to.deep.equal([null, true]);
    await expect(element).to.be.accessible();
    getButton(element).click();
    await waitUntil(() => isIn(element, 'loaded'));
  });

  it('removes the thread that was saved with the page, and offers it again', async () => {
    provided.services.consent.accept();
    const element = await create();
    await waitUntil(() => getButton(element));
    getButton(element).click();
    await waitUntil(() => isIn(element, 'loaded'));
    const saved = element.innerHTML;
    element.remove();
    const again = await create(saved);
    await waitUntil(() => getButton(again) && !again.querySelector('#disqus_thread'));
  });

  it('shows how many comments a published mount has, and whether they are closed', async () => {
    for (const [count, state, text] of [
      ['1', '1', '1 Comment'],
      ['0', '1', 'No Comments'],
      ['12', '2', '12 Comments. Comments are closed.'],
      ['<b>', 'x', 'No Comments'],
    ] as const) {
      const element = await create(mount(count, state));
      expect(element.querySelector('p')!.textContent).to.equal(text);
    }
  });
});
