// The link that the element makes from the script of a widget.
import '../../../elements/site-reservation';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';

type Reservation = HTMLElementTagNameMap['site-reservation'];

const URL_OF_SCRIPT = 'https://www.opentable.com/widget/reservation/loader?rid=1&theme=tall';

let provided: Provided;

async function create(content: string, attributes: string): Promise<Reservation> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-reservation ${attributes}>${content}</site-reservation>`);
  const element = box.querySelector<Reservation>('site-reservation')!;
  await settle(element);
  return element;
}

const getLink = (element: Element) => element.querySelector('a')!;

describe('<site-reservation> without a link', () => {
  beforeEach(() => {
    provided = provideServices();
  });
  afterEach(() => provided.stop());

  const LOADER =
    '//www.opentable.co.uk/widget/reservation/loader?rid=184452&amp;type=standard&amp;lang=en-GB';
  const PAGE = 'https://www.opentable.co.uk/restref/client/?rid=184452&restref=184452&lang=en-GB';
  const TOCK = 'https://www.exploretock.com/northlight/';
  for (const [name, attributes, content, href] of [
    ['the address of a script', `script-url="https:${LOADER}"`, '', PAGE],
    ['a script', '', `<script type="text/plain" src="${LOADER}"></script>`, PAGE],
    ['a business', 'provider="tock" business="northlight"', '', TOCK],
    [
      'the code of Tock',
      '',
      `<div data-block-type="68"><script type="text/plain">tock("init", "northlight");</script></div>`,
      TOCK,
    ],
    ['a container of Tock', '', '<div data-tock-business="northlight"></div>', TOCK],
  ] as const)
    it(`creates one from ${name}`, async () => {
      const element = await create(content, attributes);
      await waitUntil(() => element.querySelector('a'));
      expect([getLink(element).href, getLink(element).textContent]).to.deep.equal([href, 'Book a table']);
      await expect(element).to.be.accessible();
      const { parentElement } = element;
      element.remove();
      expect(element.querySelector('a')).to.equal(null);
      parentElement!.append(element);
      await waitUntil(() => element.querySelectorAll('a').length === 1);
    });

  it('creates none from other URLs, and one when its options change', async () => {
    for (const [attributes, content] of [
      ['script-url="https://notopentable.com/?rid=1"', ''],
      ['script-url="https://www.opentable.com/?rid=javascript:1"', ''],
      ['script-url="https://www.opentable.com/"', '<script type="text/plain" src="https://"></script>'],
      ['business="northlight"', '<script type="text/plain">tock("init", name)</script>'],
      ['provider="opentable" business="northlight"', '<div data-tock-business="northlight"></div>'],
    ] as const) {
      const element = await create(content, attributes);
      await waitUntil(() => !element.hasAttribute('data-site-loading'));
      expect(element.querySelector('a'), attributes).to.equal(null);
      element.setAttribute('provider', 'opentable');
      element.scriptUrl = URL_OF_SCRIPT;
      await waitUntil(() => element.querySelector('a')?.search === '?rid=1&restref=1');
    }
  });

  it('opens the widget by the link that it has created', async () => {
    const requests: string[] = [];
    Object.assign(provided.page, {
      async insertScript(url: string, container: Element) {
        requests.push(url);
        container.append(document.createElement('form'));
      },
    });
    const element = await create('', `script-url="${URL_OF_SCRIPT}"`);
    await waitUntil(() => element.querySelector('a'));
    getLink(element).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.matches(':state(loaded)'));
    expect([requests, element.querySelectorAll('form').length]).to.deep.equal([[URL_OF_SCRIPT], 1]);
  });
});
