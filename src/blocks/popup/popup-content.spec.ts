import { expect, fixture, html } from '@open-wc/testing';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-popup';
import { advance } from './testing/popup-clock';

type Popup = HTMLElementTagNameMap['site-popup'];

let provided: Provided;

async function create(content: string, around = (popup: string) => popup): Promise<Popup> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(around(`<site-popup id="offer">${content}</site-popup>`));
  const element = box.querySelector('site-popup')!;
  await settle(element);
  return element;
}

const getBox = (element: Popup) => element.shadowRoot!.querySelector('[part="dialog"]');

describe('<site-popup> with unusual content', () => {
  beforeEach(() => {
    resetWarnings();
    provided = provideServices({ url: location.href, age: 0 }, { context: {} });
  });
  afterEach(() => provided.stop());

  it('does not open by itself with nothing but its settings, styles and comments', async () => {
    const warnings = await captureConsole(async () => {
      const element = await create(
        `<script type="application/json">{ "showOnTimer": true }</script><style>i { color: red }</style>
        <!-- Offer --><div class="sqs-popup-overlay-content"></div>`,
      );
      await advance(provided.page, element, 5000);
      expect(element.hasAttribute('open')).to.equal(false);
    });
    expect(warnings.join()).to.contain('has no content');
  });

  for (const content of ['<svg></svg>', '<x-offer></x-offer>'])
    it(`opens with ${content}`, async () => {
      const element = await create(content);
      await advance(provided.page, element, 5000);
      await waitUntil(() => getBox(element));
    });

  for (const [name, start, end] of [
    ['a hidden section', '<section hidden>', '</section>'],
    ['closed details', '<details><summary>More</summary>', '</details>'],
    ['another popup that is closed', '<site-popup popup-style="none">', '</site-popup>'],
  ] as const)
    it(`does not make the page inert from ${name}, and opens when it can be seen`, async () => {
      const element = await create('Offer', (popup) => start + end.replace('<', `${popup}<`));
      const popup = document.querySelector<Popup>('#offer') ?? element;
      const events: string[] = [];
      popup.addEventListener('site-popup-open', () => events.push('open'));
      popup.show();
      await waitUntil(() => !popup.hasAttribute('open') && getBox(popup) === null);
      expect(document.querySelector(':modal') === null && events.length === 0).to.equal(true);
      await waitUntil(() => document.documentElement.style.overflow !== 'hidden');
      expect(provided.page.local.keys('')).to.deep.equal([]);
      popup.closest('div')!.append(popup);
      await settle(popup);
      popup.show();
      await waitUntil(() => events.length === 1);
    });
});
