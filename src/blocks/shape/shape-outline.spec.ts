// Drawing, mask and focus ring of each name: the same outline.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../elements/site-shape';
import { getStyleSheet } from '../../kit/element/styles';
import extended from './shape.extended.css?inline';
import { MASK_NAMES, SHAPE_NAMES } from './shapes.model';

type SiteShape = HTMLElementTagNameMap['site-shape'];

const IMAGE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 3 2%22/%3E';

const make = (attributes: string) =>
  fixture<HTMLElement>(html`<div></div>`).then(async (box) => {
    box.setHTMLUnsafe(
      `<site-shape ${attributes}><a href="#print" style="display: block"><img src="${IMAGE}" width="300" height="200" alt="North"></a></site-shape>`,
    );
    await nextFrame();
    return box.querySelector<SiteShape>('site-shape')!;
  });
const getRing = (element: Element) => element.querySelector<SVGPathElement>('[data-site-shape-ring]')!;
const getFill = (element: Element) => element.querySelector<SVGPathElement>('[data-site-shape-fill]')!;
const getMask = (element: Element) => /path\("(.+)"\)/.exec(element.querySelector('a')!.style.clipPath)![1]!;

/** The commands of a path with its numbers relative to an origin, in px. */
const readPath = (path: string, [left, top] = [0, 0]) => ({
  commands: path.replaceAll(/[^A-Z]/g, ''),
  numbers: path.match(/-?[\d.]+/g)!.map((text, index) => Number(text) - (index % 2 ? top! : left!)),
});

function expectSame(one: ReturnType<typeof readPath>, other: ReturnType<typeof readPath>, name: string) {
  expect(one.commands, name).to.equal(other.commands);
  const distances = one.numbers.map((value, index) => Math.abs(value - other.numbers[index]!));
  // Paths are rounded to hundredths.
  expect(Math.max(...distances), name).to.be.lessThan(0.021);
}

describe('the outline of <site-shape>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });

  for (const attributes of ['', 'stretch', 'stroke-color="black" stroke-thickness="6"'])
    it(`is that of the focus ring: each shape ${attributes}`, async () => {
      const element = await make(attributes);
      for (const name of SHAPE_NAMES) {
        element.setAttribute('shape', name);
        await nextFrame();
        const path = getRing(element).getAttribute('d')!;
        expect(path, name).to.match(/^M.+Z$/);
        expect(path, name).to.equal(getFill(element).getAttribute('d'));
      }
    });

  for (const attributes of ['', 'stretch', 'shape="square"'])
    it(`is that of the focus ring: each mask ${attributes}`, async () => {
      const element = await make(attributes);
      const link = element.querySelector('a')!;
      for (const name of MASK_NAMES) {
        element.setAttribute('mask', name);
        await nextFrame();
        const ring = readPath(getRing(element).getAttribute('d')!, [link.offsetLeft, link.offsetTop]);
        expectSame(ring, readPath(getMask(element)), name);
      }
    });

  it('is the same as a shape and as a mask', async () => {
    const element = await make('shape="circle" style="padding: 0"');
    const link = element.querySelector('a')!;
    for (const name of SHAPE_NAMES) {
      element.setAttribute('shape', name);
      element.setAttribute('mask', name);
      link.style.blockSize = `${element.clientHeight}px`;
      link.style.inlineSize = `${element.clientWidth}px`;
      // The observer of the sizes draws again after this frame's layout.
      await nextFrame();
      await nextFrame();
      expectSame(readPath(getFill(element).getAttribute('d')!), readPath(getMask(element)), name);
    }
  });

  it('has its ring outside of a stroke of any thickness, and of a mask', async () => {
    const getWidth = (element: Element) => Number.parseFloat(getComputedStyle(getRing(element)).strokeWidth);
    const plain = getWidth(await make('shape="star"'));
    expect(plain).to.be.greaterThan(5);
    const stroked = 'shape="star" stroke-color="black" stroke-thickness="24"';
    expect(getWidth(await make(stroked))).to.equal(plain + 24);
    expect(getWidth(await make(`${stroked} mask="star"`))).to.equal(plain);
  });
});
