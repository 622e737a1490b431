import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/site-code';
import { getStyleSheet } from '../../kit/element/styles';
import { holdTimers } from '../../kit/testing/hold-timers';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './code.extended.css?inline';

type CodeElement = HTMLElementTagNameMap['site-code'];

const CODE = '<span class="token-keyword">const</span> pot = 1;\nconst lid = 2;';
const SHORT = `<pre><code>${CODE}</code></pre>`;
const LONG = `<pre><code>${'fire '.repeat(200)}</code></pre>`;
/** Structure of a published block with HTML of its owner. */
const FOREIGN = `<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content"><div class="card"><pre>Mine</pre><button>Print</button></div></div></div>`;
const ANCHOR = `<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content"><a name="recipe"></a></div></div>`;

async function render(content: string, attributes = ''): Promise<CodeElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-code ${attributes}>${content}</site-code>`);
  const element = box.querySelector('site-code')!;
  await settle(element);
  return element;
}

const getButton = (element: Element) => element.querySelector<HTMLButtonElement>('[data-site-code] button')!;

describe('<site-code>', () => {
  let copied: string[];
  const setClipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });
  beforeEach(() => {
    copied = [];
    setClipboard(async (text) => void copied.push(text));
  });
  after(() => void Reflect.deleteProperty(navigator, 'clipboard'));

  it('copies the code without line numbers, by keyboard [BLK-014]', async () => {
    const element = await render(SHORT, 'line-numbers');
    const events: string[] = [];
    element.addEventListener('site-code-copy', (event) =>
      events.push((event as CustomEvent<{ text: string }>).detail.text),
    );
    expect(element.querySelector('[data-site-code="lines"]')!.textContent).to.equal('1\n2');
    // The result is shown for 2 s, which may be over before a busy machine reports the key as sent.
    const timers = holdTimers(2000);
    try {
      getButton(element).focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => getButton(element).textContent === 'Copied', 'it does not tell that it copied');
      expect(copied).to.deep.equal(['const pot = 1;\nconst lid = 2;']);
      expect(events).to.deep.equal(copied);
      await expect(element).to.be.accessible();
      for (const run of timers.held.values()) run();
      expect(getButton(element).textContent).to.equal('Copy');
    } finally {
      timers.restore();
    }
  });

  it('selects the code if the browser refuses to copy', async () => {
    setClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const element = await render(SHORT);
    getButton(element).click();
    await waitUntil(
      () => getButton(element).textContent === 'Press Ctrl+C',
      'it does not tell that it failed',
    );
    expect(String(getSelection())).to.equal('const pot = 1;\nconst lid = 2;');
  });

  it('makes only code that scrolls focusable by keyboard [BLK-014]', async () => {
    const element = await render(SHORT + LONG);
    const [short, long] = element.querySelectorAll('pre');
    expect([short!.hasAttribute('tabindex'), long!.tabIndex, long!.ariaLabel]).to.deep.equal([
      false,
      0,
      'Code',
    ]);
    expect(element.scrollWidth).to.equal(element.clientWidth);
    await expect(element).to.be.accessible();
  });

  it('leaves the first line uncovered by the button, and no space without it', async () => {
    for (const [attributes, content] of [
      ['', LONG],
      ['', `<figure><figcaption>kiln.sh</figcaption>${LONG}</figure>`],
      ['line-numbers', LONG],
    ] as const) {
      const element = await render(content, attributes);
      element.style.inlineSize = '320px';
      const button = getButton(element).getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element.querySelector('code')!);
      expect(range.getBoundingClientRect().top).to.be.at.least(button.bottom);
      element.setAttribute('copy', 'false');
      await settle(element);
      expect(getComputedStyle(element.querySelector('pre')!).paddingBlockStart).to.equal('16px');
    }
  });

  it('has the same size before and after the upgrade', async () => {
    for (const [attributes, content] of [
      ['', SHORT],
      ['line-numbers', SHORT],
      ['line-numbers', `<figure>${SHORT}</figure>`],
    ] as const) {
      const element = await render(content, attributes);
      const before = document.createElement('div');
      element.parentElement!.append(before);
      const root = before.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [getStyleSheet(base.replaceAll('site-code', 'site-not-upgraded'))];
      root.setHTMLUnsafe(`<site-not-upgraded ${attributes}>${content}</site-not-upgraded>`);
      expect(element.getBoundingClientRect().height).to.be.closeTo(
        root.firstElementChild!.getBoundingClientRect().height,
        0.02,
      );
      const getTextStart = (host: ParentNode) => {
        const range = document.createRange();
        range.selectNodeContents(host.querySelector('code')!);
        return range.getBoundingClientRect().left;
      };
      if (attributes) {
        const { left } = element.querySelector('[data-site-code="lines"]')!.getBoundingClientRect();
        expect(left).to.be.above(element.getBoundingClientRect().left);
      }
      expect(getTextStart(element)).to.be.closeTo(getTextStart(root), 0.5);
    }
  });

  it('does not change HTML of the author, and gives an anchor no height [BLK-014]', async () => {
    const foreign = await render(FOREIGN);
    expect(foreign.innerHTML).to.equal(FOREIGN);
    expect(getComputedStyle(foreign.querySelector('pre')!).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    const anchor = await render(ANCHOR);
    expect([anchor.innerHTML, anchor.getBoundingClientRect().height]).to.deep.equal([ANCHOR, 0]);
  });

  it('updates when its options or the page change, and restores the page’s nodes', async () => {
    const element = await render(SHORT);
    element.copy = false;
    await settle(element);
    expect(getButton(element)).to.equal(null);
    element.copy = true;
    element.lineNumbers = true;
    element.querySelector('code')!.append('\nconst glaze = 3;');
    await waitUntil(
      () => element.querySelector('[data-site-code="lines"]')?.textContent === '1\n2\n3',
      'it does not count',
    );
    element.remove();
    expect(element.querySelectorAll('[data-site-code]')).to.have.length(0);
  });
});
