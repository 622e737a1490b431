import '../../../elements/site-social-follow';
import { expect, fixture, html } from '@open-wc/testing';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';

type Follow = HTMLElementTagNameMap['site-social-follow'];

const SCRIPT = 'https://platform.twitter.com/widgets.js';

let provided: Provided;

async function create(): Promise<Follow> {
  const element = await fixture<Follow>(
    html`<site-social-follow><a href="https://x.com/nasa">Follow @nasa</a></site-social-follow>`,
  );
  await settle(element);
  return element;
}

/** Clicks the link. @returns whether the browser would have followed it */
function follow(element: Element, options: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options });
  element.querySelector('a')!.dispatchEvent(event);
  removeEventListener('click', stop);
  return isFollowed;
}

const isIn = (element: Element, state: string) => element.matches(`:state(${state})`);

describe('<site-social-follow>', () => {
  beforeEach(() => {
    provided = provideServices();
  });
  afterEach(() => provided.stop());

  it('requests the script that renders the button only after a click and consent', async () => {
    const drawn: Element[] = [];
    provided.page.respondToScripts({ twttr: { widgets: { load: (root: Element) => drawn.push(root) } } });
    const element = await create();
    expect([follow(element, { metaKey: true }), follow(element)]).to.deep.equal([true, false]);
    await waitUntil(() => isIn(element, 'consent'));
    expect(provided.page.scripts).to.deep.equal([]);
    expect(follow(element)).to.equal(true);
    await expect(element).to.be.accessible();
    provided.services.consent.accept();
    await waitUntil(() => isIn(element, 'loaded'));
    expect([provided.page.scripts, drawn]).to.deep.equal([[SCRIPT], [element]]);
    expect(element.querySelector('a')!.className).to.equal('twitter-follow-button');
    await expect(element).to.be.accessible();
  });

  it('gives up on a script that does not load within 10,000 ms, and keeps the link [BLK-009]', async () => {
    provided.page.respondToScripts('no-response');
    provided.services.consent.accept();
    const element = await create();
    expect(follow(element)).to.equal(false);
    await waitUntil(() => provided.page.scripts.length === 1);
    await provided.page.advance(9_999);
    expect([provided.page.scripts.length, isIn(element, 'loading')]).to.deep.equal([1, true]);
    await expect(element).to.be.accessible();
    await provided.page.advance(1_001);
    expect(provided.page.scripts).to.deep.equal([SCRIPT, SCRIPT]);
    await provided.page.advance(60_000);
    await waitUntil(() => isIn(element, 'failed'));
    expect(element.querySelector('[role=status]')!.textContent).to.equal(
      'The follow button could not be loaded. Please follow the link.',
    );
    expect([follow(element), element.querySelector('a')!.checkVisibility()]).to.deep.equal([true, true]);
    await expect(element).to.be.accessible();
  });
});
