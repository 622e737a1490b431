import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/site-shape';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { waitUntil } from '../../kit/testing/wait';
import extended from './shape.extended.css?inline';
import { MASK_NAMES, SHAPE_NAMES } from './shapes.model';

type SiteShape = HTMLElementTagNameMap['site-shape'];

const IMAGE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 3 3%22/%3E';

const make = (markup: ReturnType<typeof html>) => fixture<SiteShape>(markup);
const fill = (element: Element) => element.querySelector<SVGPathElement>('[data-site-shape-fill]')!;
const ring = (element: Element) => element.querySelector<SVGPathElement>('[data-site-shape-ring]')!;
const set = async (element: Element, name: string, value: string) => {
  element.setAttribute(name, value);
  await nextFrame();
};
const hits = (element: Element, x: number, y: number) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width * x, top + height * y);
  return hit !== null && element.contains(hit) && hit !== element;
};

describe('<site-shape>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  beforeEach(async () => {
    resetWarnings();
    await setViewport({ width: 800, height: 700 });
  });

  it('draws each of the 30 shapes differently, inside its box [SHP-001]', async () => {
    const element = await make(html`<site-shape stroke-color="black" stroke-thickness="6"></site-shape>`);
    const paths = new Set<string | null>();
    for (const name of SHAPE_NAMES) {
      await set(element, 'shape', name);
      const { x, y, width, height } = fill(element).getBBox();
      expect(Math.min(x, y), name).to.be.greaterThan(2.9);
      expect(Math.max(x + width, y + height), name).to.be.lessThan(element.clientWidth - 2.9);
      expect(Math.max(width, height), name).to.be.closeTo(element.clientWidth - 6, 0.5);
      paths.add(fill(element).getAttribute('d'));
    }
    expect(paths.size).to.equal(30);
  });

  it('clips an image to each of the 38 masks, and its clicks [SHP-002]', async () => {
    const element = await make(
      html`<site-shape><a href="#print"><img src=${IMAGE} width="300" height="300" alt="North"></a></site-shape>`,
    );
    const link = element.querySelector('a')!;
    const clips = new Set<string>();
    for (const name of MASK_NAMES) {
      await set(element, 'mask', name);
      clips.add(link.style.clipPath);
    }
    expect(clips.size).to.equal(38);
    await set(element, 'mask', 'circle');
    expect([hits(element, 0.5, 0.5), hits(element, 0.05, 0.05)]).to.deep.equal([true, false]);
    await set(element, 'mask', 'square');
    expect(hits(element, 0.05, 0.05)).to.equal(true);
  });

  it('keeps the proportions of a shape unless it stretches', async () => {
    const element = await make(html`<site-shape shape="pill"></site-shape>`);
    const ratio = () => {
      const { width, height } = fill(element).getBBox();
      return width / height;
    };
    expect(ratio()).to.be.closeTo(2, 0.02);
    await set(element, 'stretch', '');
    expect(ratio()).to.be.closeTo(1, 0.02);
    await set(element, 'shape', 'quarterCircle');
    expect(element.shape).to.equal('quarter-circle');
  });

  it('draws at the true size after a resize, so that the stroke keeps its thickness', async () => {
    const element = await make(
      html`<site-shape shape="circle" stroke-color="red" stroke-thickness="8"></site-shape>`,
    );
    const before = fill(element).getBBox().width;
    element.style.setProperty('--site-shape-size', '10rem');
    await waitUntil(() => Math.abs(fill(element).getBBox().width - (element.clientWidth - 8)) < 0.5);
    expect(fill(element).getBBox().width).to.be.lessThan(before);
    expect(getComputedStyle(fill(element)).strokeWidth).to.equal('8px');
  });

  it('shows the focus ring of a link along the mask', async () => {
    const element = await make(
      html`<site-shape mask="star"><a href="#print"><img src=${IMAGE} width="300" height="300" alt="North"></a></site-shape>`,
    );
    expect(getComputedStyle(ring(element)).stroke).to.equal('none');
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.localName).to.equal('a');
    expect(getComputedStyle(ring(element)).stroke).to.not.equal('none');
    const clip = /path\("(.+)"\)/.exec(element.querySelector('a')!.style.clipPath)![1]!;
    const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);
    const drawn = numbers(ring(element).getAttribute('d')!);
    numbers(clip).forEach((value, index) => {
      expect(drawn[index]).to.be.closeTo(value, 0.02);
    });
    await expect(element).to.be.accessible();
  });

  it('draws the focus ring at the child that has the focus', async () => {
    const link = (hash: string) =>
      html`<a href=${hash} style="display: block"><img src=${IMAGE} width="120" height="120" alt=${hash}></a>`;
    const element = await make(html`<site-shape mask="star">${link('#a')}${link('#b')}</site-shape>`);
    const centers = [...element.querySelectorAll('a')].map((a) => {
      a.focus();
      const { y, height } = ring(element).getBBox();
      return y + height / 2;
    });
    expect(centers[1]! - centers[0]!).to.be.greaterThan(100);
  });

  it('reads the colors of a shape block, which is block type 71 [SHP-003]', async () => {
    const block = (type: number) =>
      html`<site-shape shape="egg"><div data-block-type=${type}><div class="sqs-shape-block-container" data-background-color="rgb(1, 2, 3)" data-stroke-color="rgb(4, 5, 6)"></div></div></site-shape>`;
    const { fill: color, stroke, strokeWidth } = getComputedStyle(fill(await make(block(71))));
    expect([color, stroke, strokeWidth]).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '2px']);
    const other = getComputedStyle(fill(await make(block(5))));
    expect(other.fill).to.not.equal('rgb(1, 2, 3)');
    const own = await make(
      html`<site-shape shape="egg" background-color="rgb(7, 8, 9)"><div data-block-type="71"><div class="sqs-shape-block-container" data-background-color="red"></div></div></site-shape>`,
    );
    expect(getComputedStyle(fill(own)).fill).to.equal('rgb(7, 8, 9)');
  });

  it('restores its content when it is removed, and clips content that is added', async () => {
    const element = await make(
      html`<site-shape mask="heart"><img src=${IMAGE} width="300" height="300" alt=""></site-shape>`,
    );
    const [image] = element.querySelectorAll('img');
    const second = document.createElement('img');
    second.src = IMAGE;
    element.append(second);
    await waitUntil(() => second.style.clipPath.startsWith('path'));
    const parent = element.parentElement!;
    element.remove();
    expect([image!.style.clipPath, second.style.clipPath]).to.deep.equal(['', '']);
    expect(element.querySelector('svg') === null).to.equal(true);
    parent.append(element);
    expect(image!.style.clipPath).to.match(/^path/);
    expect(element.querySelectorAll('svg')).to.have.length(1);
  });

  it('warns about an unknown shape, and shows its content', async () => {
    const messages = await captureConsole(async () => {
      const element = await make(
        html`<site-shape shape="dodecahedron" style="--site-shape-text-color: rgb(9, 9, 9)"><p>Since 1985</p></site-shape>`,
      );
      expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
      expect(fill(element).getAttribute('d')).to.equal('');
      // Not that of text on the shape, which would be invisible on the page.
      const getColor = (node: Element) => getComputedStyle(node).color;
      expect(getColor(element)).not.to.equal('rgb(9, 9, 9)');
      await set(element, 'shape', 'egg');
      expect(getColor(element)).to.equal('rgb(9, 9, 9)');
      await set(element, 'shape', '');
      expect(getColor(element)).not.to.equal('rgb(9, 9, 9)');
    });
    expect(messages).to.have.length(1);
    expect(messages[0]).to.match(/dodecahedron/);
  });
});
