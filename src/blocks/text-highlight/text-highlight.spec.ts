import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { settle, waitUntil } from '../../kit/testing/wait';
import { EM, HIGHLIGHT_SHAPES } from './shapes.model';
import extended from './text-highlight.extended.css?inline';
import '../../../elements/site-text-highlight';

type Highlight = HTMLElementTagNameMap['site-text-highlight'];

async function create(attributes: string, content = 'slowly', around = ''): Promise<Highlight> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(
    `<p>${around}<site-text-highlight ${attributes}>${content}</site-text-highlight>${around}</p>`,
  );
  const element = box.querySelector('site-text-highlight')!;
  await settle(element);
  await waitUntil(() => getPaths(element).length > 0);
  return element;
}

/** Far below the viewport. */
async function createBelow(): Promise<Highlight> {
  const box = await fixture<HTMLElement>(html`<div style="padding-block: 5000px"></div>`);
  box.setHTMLUnsafe('<site-text-highlight>slowly</site-text-highlight>');
  const element = box.querySelector('site-text-highlight')!;
  await settle(element);
  await settle(element);
  return element;
}

/** Scrolls until the element is half a viewport below the visible area. */
async function scrollNear(element: Element): Promise<void> {
  scrollBy(0, element.getBoundingClientRect().top - innerHeight * 1.5);
  await nextFrame();
}

const isWebKit = !/Chrome|Firefox/.test(navigator.userAgent);
const getSvg = (element: Element) => element.querySelector<SVGSVGElement>('svg[data-site-highlight]')!;
const getPaths = (element: Element) => [
  ...element.querySelectorAll<SVGPathElement>('svg[data-site-highlight] path'),
];
const getAnimations = (element: Element) => getSvg(element).getAnimations({ subtree: true });
const isHidden = (element: Element) => getComputedStyle(getSvg(element)).visibility === 'hidden';

/** The boxes of the text, one per line. */
function getTextBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  range.setStartAfter(getSvg(element));
  range.setEnd(element, element.childNodes.length);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** The largest distance of the start and end of the strokes from those of their lines, in px. */
function getError(element: Element): number {
  const boxes = getTextBoxes(element);
  // Not `getScreenCTM`, which ignores `zoom` in Firefox.
  const { left, width } = getSvg(element).getBoundingClientRect();
  const errors = getPaths(element).flatMap((path, index) => {
    const length = path.getTotalLength();
    const toScreen = (at: number) => left + (path.getPointAtLength(at).x * width) / EM;
    return [Math.abs(toScreen(0) - boxes[index]!.left), Math.abs(toScreen(length) - boxes[index]!.right)];
  });
  // WebKit divides rectangles by `zoom`, and rounds those of words before it scales them.
  const { fontSize, zoom } = getComputedStyle(element.parentElement!);
  return Math.max(...errors) * (isWebKit ? (Number.parseFloat(fontSize) * Number(zoom)) / width : 1);
}

/** Whether each line has its stroke; not between a change of the text and the next frame. */
const isExact = (element: Element): boolean =>
  getPaths(element).length > 0 &&
  getPaths(element).length === getTextBoxes(element).length &&
  getError(element) <= 1;

describe('<site-text-highlight>', () => {
  afterEach(() => executeServerCommand('emulate-preferences', {}));

  it('draws each shape, and does not affect text and selection [HLT-001]', async () => {
    const drawings = new Set<string | null>();
    for (const shape of HIGHLIGHT_SHAPES) {
      const element = await create(`shape="${shape}"`);
      drawings.add(getSvg(element).querySelector('path')!.getAttribute('d'));
      expect(element.textContent).to.equal('slowly');
      expect(getSvg(element).getAttribute('aria-hidden')).to.equal('true');
      await expect(element).to.be.accessible();
    }
    expect(drawings.size).to.equal(12);
  });

  it('applies color, thickness, ends, blending and opacity [HLT-002]', async () => {
    const element = await create(
      'color="rgb(200, 0, 0)" thickness="0.2" linecap="square" blend="multiply" opacity="0.5" style="font-size: 20px"',
    );
    const style = getComputedStyle(getPaths(element)[0]!);
    expect([style.stroke, style.strokeLinecap]).to.deep.equal(['rgb(200, 0, 0)', 'square']);
    const { a: pxPerUnit } = getPaths(element)[0]!.getScreenCTM()!;
    expect(Number.parseFloat(style.strokeWidth) * pxPerUnit).to.be.closeTo(4, 0.01);
    const svg = getComputedStyle(getSvg(element));
    expect([svg.mixBlendMode, svg.opacity]).to.deep.equal(['multiply', '0.5']);
    for (const invalid of ['no color', 'url(#a)', 'none']) {
      const { stroke } = getComputedStyle(getPaths(await create(`color="${invalid}"`))[0]!);
      expect(stroke, invalid).to.match(/^(rgb|oklch|color)/);
    }
  });

  it('follows each line within 1 px, also after changes of width, font size and text', async () => {
    const element = await create('', 'a text that is long enough for several lines of its own', 'Before ');
    const paragraph = element.parentElement!;
    paragraph.style.inlineSize = '160px';
    await waitUntil(() => getPaths(element).length > 2 && isExact(element));
    expect(getPaths(element).length).to.equal(getTextBoxes(element).length);
    paragraph.style.fontSize = '200%';
    await waitUntil(() => isExact(element));
    paragraph.prepend('More words. ');
    element.lastChild!.textContent = 'short';
    await waitUntil(() => isExact(element));
    paragraph.dir = 'rtl';
    paragraph.style.wordSpacing = '0.3em';
    await waitUntil(() => isExact(element));
  });

  it('follows each line within 1 px after zoom and in a transformed page', async () => {
    const element = await create('', 'a text that is long enough for several lines of its own', 'Before ');
    const paragraph = element.parentElement!;
    for (const [name, value] of [
      ['zoom', '2.5'],
      ['inlineSize', '150px'],
      ['zoom', '0.7'],
      ['scale', '1.5'],
      ['inlineSize', '110px'],
    ] as const) {
      Object.assign(paragraph.style, { transformOrigin: '0 0', [name]: value });
      await waitUntil(() => isExact(element), `${name}: ${value}`);
    }
    const inZoomedPage = document.createElement('site-text-highlight');
    inZoomedPage.textContent = 'drawn there for the first time';
    paragraph.append(inZoomedPage);
    await waitUntil(() => isExact(inZoomedPage));
  });

  it('follows each line within 1 px when a font loads and when the page changes its font, whatever the size of the block', async () => {
    const element = await create('', 'a text that is long enough for several lines of its own', 'Before ');
    const paragraph = element.parentElement!;
    Object.assign(paragraph.style, {
      inlineSize: '300px',
      blockSize: '200px',
      font: '20px Arriving, monospace',
    });
    await waitUntil(() => isExact(element));
    const drawn = getPaths(element).map((path) => path.getAttribute('d'));
    const font = new FontFace(
      'Arriving',
      'url(/node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2)',
    );
    document.fonts.add(font);
    await font.load();
    await waitUntil(() => isExact(element));
    expect(getPaths(element).map((path) => path.getAttribute('d'))).not.to.deep.equal(drawn);
    paragraph.style.fontFamily = 'monospace';
    await waitUntil(() => isExact(element));
    expect(getPaths(element).map((path) => path.getAttribute('d'))).to.deep.equal(drawn);
    document.fonts.delete(font);
  });

  it('follows its line when another highlight in the same block changes', async () => {
    const first = await create('', 'one');
    Object.assign(first.parentElement!.style, { inlineSize: '300px', blockSize: '200px' });
    const second = document.createElement('site-text-highlight');
    second.textContent = 'and a few more words';
    first.after(' ', second);
    await waitUntil(() => getPaths(second).length === 1 && isExact(second));
    first.textContent = 'words up to the middle';
    await waitUntil(() => getPaths(second).length === 2 && isExact(second));
  });

  it('changes no nodes and requests no frames while nothing changes', async () => {
    const element = await create('');
    await settle(element);
    let last = performance.now();
    const note = () => (last = performance.now());
    const observer = new MutationObserver(note);
    observer.observe(element, { attributes: true, childList: true, subtree: true });
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => {
      note();
      return requestAnimationFrame(callback);
    };
    // On a busy machine, its observers may report late.
    await waitUntil(() => performance.now() - last > 300, 'it does not rest').finally(() => {
      window.requestAnimationFrame = requestAnimationFrame;
      observer.disconnect();
    });
  });

  it('draws nothing until it is near the viewport, and keeps the decoration of the page until then', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = extended;
    document.head.append(sheet);
    const element = await createBelow();
    expect(element.childElementCount).to.equal(0);
    const decoration = () => getComputedStyle(element).textDecorationLine;
    expect(decoration()).to.equal('underline');
    await scrollNear(element);
    await waitUntil(() => isExact(element));
    expect(decoration()).to.equal('none');
    sheet.remove();
    scrollTo(0, 0);
  });

  it('reads the lines of many highlights once, after all are inserted and before the first is drawn', async () => {
    const log: string[] = [];
    const originals = [
      [Element.prototype, 'prepend', 'insert'],
      [Range.prototype, 'getClientRects', 'read'],
      [Element.prototype, 'replaceChildren', 'draw'],
    ] as const;
    const restore = originals.map(([prototype, name, step]) => {
      const owner = prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
      const original = owner[name]!;
      owner[name] = function (this: unknown, ...values: unknown[]) {
        log.push(step);
        return original.apply(this, values);
      };
      return () => Object.assign(owner, { [name]: original });
    });
    const box = await fixture<HTMLElement>(html`<p></p>`);
    log.length = 0;
    box.setHTMLUnsafe('<site-text-highlight shape="wave">word</site-text-highlight> '.repeat(20));
    await waitUntil(() => getPaths(box.lastElementChild!).length > 0);
    await nextFrame();
    await nextFrame();
    for (const undo of restore) undo();
    expect(log).to.deep.equal(['insert', 'read', 'draw'].flatMap((step) => Array(20).fill(step)));
  });

  it('keeps its strokes between a change of the text and the next frame', async () => {
    const element = await create('');
    element.textContent = 'other words';
    await Promise.resolve();
    expect(getSvg(element) === null).to.equal(false);
    await waitUntil(() => isExact(element));
  });

  it('ends at the last word of each line where spaces are preserved, as on published sites', async () => {
    const element = await create('', 'several   words on some lines');
    const paragraph = element.parentElement!;
    paragraph.style.whiteSpace = 'pre-wrap';
    paragraph.style.inlineSize = 'min-content';
    const text = element.lastChild as Text;
    const rights = [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // In WebKit, also the end of the line before has an empty box of the word.
      return () => [...range.getClientRects()].at(-1)!.right;
    });
    const getEnd = (path: SVGPathElement) =>
      path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM()!).x;
    await waitUntil(
      () =>
        getPaths(element).length === rights.length &&
        getPaths(element).every((path, index) => Math.abs(getEnd(path) - rights[index]!()) <= 1),
    );
  });

  it('is shown at once with reduced motion [HLT-007]', async () => {
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    const element = await create('delay="100000"');
    expect([isHidden(element), getAnimations(element).length]).to.deep.equal([false, 0]);
  });

  it('is drawn when it comes into view, 250 ms later, for 0.75 s [HLT-003] [HLT-004] [HLT-005] [HLT-008]', async () => {
    const below = await createBelow();
    await scrollNear(below);
    await waitUntil(() => getPaths(below).length > 0);
    expect(isHidden(below)).to.equal(true);
    below.scrollIntoView();
    await waitUntil(() => !isHidden(below) && getAnimations(below).length > 0);
    const [drawing] = getAnimations(below);
    const timing = drawing!.effect!.getComputedTiming();
    expect([timing.delay, timing.duration]).to.deep.equal([250, 750]);
    drawing!.currentTime = 0;
    expect(Number.parseFloat(getComputedStyle(getPaths(below)[0]!).strokeDashoffset)).to.equal(1);
    expect(getComputedStyle(getPaths(below)[0]!).opacity).to.equal('0');
    for (const animation of getAnimations(below)) animation.finish();
    expect(getAnimations(below).length).to.equal(0);
    expect(getComputedStyle(getPaths(below)[0]!).strokeDashoffset).to.match(/^0/);
    scrollTo(0, 0);
  });

  it('is drawn from right to left on request [HLT-002]', async () => {
    const element = await create('direction="left" duration="2" delay="0"');
    await waitUntil(() => getAnimations(element).length > 0);
    const [drawing] = getAnimations(element);
    expect((drawing!.effect as KeyframeEffect).getKeyframes()[0]!.strokeDashoffset).to.match(/^-1/);
    expect(drawing!.effect!.getTiming().duration).to.equal(2000);
  });

  it('fades in, and scales with `fadeScale` [HLT-003] [HLT-006]', async () => {
    for (const [animation, scale] of [
      ['fade', 'none'],
      ['fadeScale', '0.8'],
    ]) {
      const element = await create(`animation="${animation}"`);
      await waitUntil(() => getAnimations(element).length > 0);
      getAnimations(element)[0]!.currentTime = 0;
      const style = getComputedStyle(getSvg(element));
      expect([style.opacity, style.scale]).to.deep.equal(['0', scale]);
    }
  });

  it('waits for an animation of the site, at most 2 s [HLT-010]', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const entrance = box.animate([{ opacity: 0 }, { opacity: 1 }], 60_000);
    const start = performance.now();
    box.setHTMLUnsafe('<site-text-highlight delay="0">slowly</site-text-highlight>');
    const element = box.querySelector('site-text-highlight')!;
    await waitUntil(() => getPaths(element).length > 0);
    await waitUntil(() => !isHidden(element));
    expect(performance.now() - start).to.be.at.least(1990);
    expect(entrance.playState).to.equal('running');
    entrance.cancel();
  });

  it('checks every 100 ms whether a waiting text is visible [DLG-018]', async () => {
    const box = await fixture<HTMLElement>(html`<div class="preFade"></div>`);
    let checks = 0;
    const { closest } = HTMLElement.prototype;
    box.setHTMLUnsafe('<site-text-highlight>slowly</site-text-highlight>');
    const element = box.querySelector('site-text-highlight')!;
    const times: number[] = [];
    element.closest = ((selector: string) => {
      if (selector.includes('preFade')) times.push(performance.now());
      checks++;
      return closest.call(element, selector);
    }) as typeof element.closest;
    await waitUntil(() => times.length >= 3);
    expect(times[2]! - times[0]!).to.be.at.least(190);
    box.className = '';
    await waitUntil(() => !isHidden(element));
    expect(checks).to.be.at.least(4);
  });

  it('highlights the texts of a published block by their settings', async () => {
    const settings = [
      {
        id: 'a',
        shape: 'scribble',
        isFront: true,
        animation: 'draw',
        duration: '',
        thickness: { unit: 'em', value: 0.1 },
        linecap: 'square',
        color: {
          type: 'CUSTOM_COLOR',
          customColor: { hslaValue: { hue: 120, saturation: 1, lightness: 0.25, alpha: 1 } },
        },
      },
      {
        id: 'b',
        shape: '',
        color: {
          type: 'SITE_PALETTE_COLOR',
          sitePaletteColor: { colorName: 'darkAccent', alphaModifier: 1 },
        },
      },
      { id: 'missing', shape: 'circle' },
      null,
    ];
    const span = (id: string, text: string) => `<span data-text-attribute-id="${id}">${text}</span>`;
    const element = await create(
      'style="--darkAccent-hsl: 240, 100%, 50%"',
      `<script class="TextAttributes-props" type="application/json">${JSON.stringify(settings)}</script>Both ${span('a', '<a href="#x">one</a>')} and ${span('b', 'two')}`,
    );
    await waitUntil(() => element.querySelectorAll('svg path').length === 2);
    const [first, second] = [...element.querySelectorAll('[data-text-attribute-id]')];
    expect(getComputedStyle(getPaths(first!)[0]!).stroke).to.equal('rgb(0, 128, 0)');
    expect(getSvg(first!).dataset.siteHighlight).to.equal('front');
    expect(getComputedStyle(getPaths(second!)[0]!).stroke).to.equal('rgb(0, 0, 255)');
    expect(element.querySelectorAll(':scope > svg').length).to.equal(0);
  });

  it('is complete in print, also far from the viewport and after a change of its text, and is removed with the element', async () => {
    const element = await create('');
    dispatchEvent(new Event('beforeprint'));
    expect([isHidden(element), getAnimations(element).length]).to.deep.equal([false, 0]);
    const below = await createBelow();
    element.textContent = 'changed for printing';
    dispatchEvent(new Event('beforeprint'));
    for (const printed of [element, below]) {
      expect([isExact(printed), isHidden(printed)]).to.deep.equal([true, false]);
      expect(getAnimations(printed).length).to.equal(0);
    }
    const box = element.parentElement!;
    element.remove();
    expect(element.querySelector('svg') === null).to.equal(true);
    box.append(element);
    await waitUntil(() => getPaths(element).length === 1);
  });
});
