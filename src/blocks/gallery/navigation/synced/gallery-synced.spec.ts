// Synced galleries, external controls and the script API.
import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys } from '@web/test-runner-commands';
import '../../../../../elements/site-gallery';
import { resetWarnings } from '../../../../kit/element/warn';
import { captureConsole } from '../../../../kit/testing/console';
import { clickOn } from '../../../../kit/testing/pointer';
import { settle, waitUntil } from '../../../../kit/testing/wait';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getPart,
  image,
  images,
  recordEvents,
  renderGallery,
} from '../../testing/fixtures';

/** Renders this markup and waits for all galleries in it. */
async function renderPage(markup: string): Promise<HTMLElement> {
  // External controls are a lazy chunk.
  await import('../../controls/external-controls');
  const box = await fixture<HTMLElement>(html`<div style="width: 500px"></div>`);
  box.setHTMLUnsafe(markup);
  for (const gallery of box.querySelectorAll('site-gallery')) await settle(gallery);
  return box;
}
const findGallery = (box: Element, selector: string) => box.querySelector<GalleryElement>(selector)!;
const createMarkup = (id: string, attributes: string, count = 4) =>
  `<site-gallery id="${id}" design="slideshow" ${attributes}>${Array.from({ length: count }, (_, at) => image(at)).join('')}</site-gallery>`;
const getIndices = (box: Element, ...ids: string[]) => ids.map((id) => findGallery(box, `#${id}`).index);

describe('linked galleries', () => {
  beforeEach(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  afterEach(async () => {
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
  });

  it('show the same slide, whichever of them changes [GAL-030] [GAL-063]', async () => {
    const box = await renderPage(
      createMarkup('a', 'linked-galleries="#b, #c"') + createMarkup('b', '') + createMarkup('c', ''),
    );
    getButton(findGallery(box, '#a'), 'next').click();
    await settle(findGallery(box, '#a'));
    expect(getIndices(box, 'a', 'b', 'c')).to.deep.equal([1, 1, 1]);
    const events = recordEvents(findGallery(box, '#b'));
    getButton(findGallery(box, '#c'), 'next').click();
    await settle(findGallery(box, '#a'));
    expect(getIndices(box, 'a', 'b', 'c')).to.deep.equal([2, 2, 2]);
    expect(events).to.deep.equal(['change-request 2  linked', 'change 2  linked']);
  });

  it('start at the slide of the leader, also if added later', async () => {
    const box = await renderPage(
      createMarkup('b', '') + createMarkup('a', 'linked-galleries="#b, #c" current-index="2"'),
    );
    await settle(findGallery(box, '#b'));
    expect(getIndices(box, 'a', 'b')).to.deep.equal([2, 2]);
    box.insertAdjacentHTML('beforeend', createMarkup('c', ''));
    await settle(findGallery(box, '#c'));
    await settle(findGallery(box, '#c'));
    expect(getIndices(box, 'a', 'c')).to.deep.equal([2, 2]);
  });

  it('only let the leader respond to the keyboard [GAL-063]', async () => {
    const box = await renderPage(createMarkup('a', 'linked-galleries="#b"') + createMarkup('b', ''));
    getButton(findGallery(box, '#b'), 'next').focus();
    await sendKeys({ press: 'ArrowRight' });
    await settle(findGallery(box, '#b'));
    expect(getIndices(box, 'a', 'b')).to.deep.equal([0, 0]);
    getButton(findGallery(box, '#a'), 'next').focus();
    await sendKeys({ press: 'ArrowRight' });
    await settle(findGallery(box, '#b'));
    expect(getIndices(box, 'a', 'b')).to.deep.equal([1, 1]);
  });

  it('can select each other: the first in the document leads, without infinite loops', async () => {
    const box = await renderPage(
      createMarkup('a', 'linked-galleries="#b"') + createMarkup('b', 'linked-galleries="#a"'),
    );
    const events = recordEvents(findGallery(box, '#a'));
    getButton(findGallery(box, '#b'), 'next').click();
    await settle(findGallery(box, '#a'));
    expect(getIndices(box, 'a', 'b')).to.deep.equal([1, 1]);
    expect(events).to.deep.equal(['change-request 1  linked', 'change 1  linked']);
    getButton(findGallery(box, '#a'), 'next').focus();
    await sendKeys({ press: 'ArrowRight' });
    await settle(findGallery(box, '#b'));
    expect(getIndices(box, 'a', 'b')).to.deep.equal([2, 2]);
  });

  it('wrap the index if the number of slides differs', async () => {
    const box = await renderPage(createMarkup('a', 'linked-galleries="#b"', 5) + createMarkup('b', '', 3));
    findGallery(box, '#a').show(4);
    await settle(findGallery(box, '#b'));
    expect(getIndices(box, 'a', 'b')).to.deep.equal([4, 1]);
  });

  it('refuse a change while a gallery at another index is in motion [GAL-037]', async () => {
    await executeServerCommand('emulate-preferences', {});
    const box = await renderPage(
      createMarkup('a', 'linked-galleries="#b" speed="0.05"') + createMarkup('b', 'speed="10"'),
    );
    const [a, b] = [findGallery(box, '#a'), findGallery(box, '#b')];
    const events = recordEvents(a);
    b.next();
    await settle(b);
    await waitUntil(() => !a.inMotion, 'the transition of the first did not end');
    expect(b.inMotion).to.equal(true);
    events.length = 0;
    getButton(a, 'next').click();
    await settle(a);
    expect(getIndices(box, 'a', 'b')).to.deep.equal([1, 1]);
    expect(events).to.deep.equal(['refused 2  control']);
  });

  it('warn once about a selector without match', async () => {
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const box = await renderPage(
        createMarkup('a', 'linked-galleries="#gone"') + createMarkup('b', 'linked-galleries="#gone"'),
      );
      getButton(findGallery(box, '#a'), 'next').click();
      await settle(findGallery(box, '#a'));
      expect(getIndices(box, 'a', 'b')).to.deep.equal([1, 0]);
    });
    expect(warnings).to.deep.equal([
      'site-gallery: linked-galleries="#gone" matches no element of the page; ignoring it.',
    ]);
  });

  it('keep working with an invalid selector and after the removal of a gallery', async () => {
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const box = await renderPage(createMarkup('a', 'linked-galleries="#b, :::"') + createMarkup('b', ''));
      getButton(findGallery(box, '#a'), 'next').click();
      await settle(findGallery(box, '#a'));
      expect(getIndices(box, 'a', 'b')).to.deep.equal([1, 0]);
    });
    expect(warnings[0]).to.equal('site-gallery: "#b, :::" is not a CSS selector; ignoring it.');
    const box = await renderPage(createMarkup('a', 'linked-galleries="#b"') + createMarkup('b', ''));
    findGallery(box, '#b').remove();
    await settle();
    getButton(findGallery(box, '#a'), 'next').click();
    await settle(findGallery(box, '#a'));
    expect(getIndices(box, 'a')).to.deep.equal([1]);
  });
});

describe('external controls', () => {
  beforeEach(async () => {
    resetWarnings();
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
  });
  afterEach(async () => {
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
  });

  const ALL = '{"next":"#n","previous":"#p","currentIndex":".at","totalSlides":".of","controls":"#bar"}';
  const BAR =
    '<p id="bar"><a href="#" id="p">Back</a> <span id="n">On</span> <b class="at"></b> of <b class="of"></b></p>';
  const renderWithControls = async (attributes = '', count = 3) => {
    const box = await renderPage(`${BAR}${createMarkup('g', `elements='${ALL}' ${attributes}`, count)}`);
    await waitUntil(() => box.querySelector('#n')!.hasAttribute('role'), 'the elements were not taken');
    // The gallery removes its own parts in the next render.
    await settle(findGallery(box, '#g'));
    return box;
  };
  const getText = (box: Element) => box.querySelector('#bar')!.textContent.replaceAll(/\s+/g, ' ').trim();

  it('navigate and display the slide number, from 1 [GAL-035]', async () => {
    const box = await renderWithControls();
    expect(getText(box)).to.equal('Back On 1 of 3');
    await clickOn(box.querySelector('#n')!);
    await settle(findGallery(box, '#g'));
    expect(getText(box)).to.equal('Back On 2 of 3');
    const before = location.href;
    await clickOn(box.querySelector('#p')!);
    await settle(findGallery(box, '#g'));
    expect(getText(box)).to.equal('Back On 1 of 3');
    expect(location.href).to.equal(before);
    findGallery(box, '#g').insertAdjacentHTML('beforeend', image(9));
    await settle(findGallery(box, '#g'));
    expect(getText(box)).to.equal('Back On 1 of 4');
  });

  it('replace the buttons of the gallery and work with the keyboard [GAL-070]', async () => {
    const box = await renderWithControls();
    expect(getPart(findGallery(box, '#g'), 'next')).to.equal(null);
    // The page displays the counter itself.
    expect(getPart(findGallery(box, '#g'), 'position')).to.equal(null);
    const next = box.querySelector<HTMLElement>('#n')!;
    expect(next.getAttribute('role')).to.equal('button');
    next.focus();
    await sendKeys({ press: 'Enter' });
    await settle(findGallery(box, '#g'));
    await sendKeys({ press: 'Space' });
    await settle(findGallery(box, '#g'));
    expect(getText(box)).to.equal('Back On 3 of 3');
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(document.activeElement!.id).to.equal('p');
    await sendKeys({ press: 'Enter' });
    await settle(findGallery(box, '#g'));
    expect(getText(box)).to.equal('Back On 2 of 3');
    await expect(box).to.be.accessible();
  });

  it('are marked as disabled at the ends, unless it loops [GAL-043]', async () => {
    const box = await renderWithControls();
    const marks = () => ['#p', '#n'].map((id) => box.querySelector(id)!.getAttribute('aria-disabled'));
    expect(marks()).to.deep.equal(['true', null]);
    findGallery(box, '#g').show(2);
    await settle(findGallery(box, '#g'));
    expect(marks()).to.deep.equal([null, 'true']);
    findGallery(box, '#g').loop = true;
    await settle(findGallery(box, '#g'));
    expect(marks()).to.deep.equal([null, null]);
  });

  it('work if added later and are restored when the gallery is removed', async () => {
    // Whether it warns before they are added depends on timing.
    await captureConsole(async () => {
      const box = await renderPage(createMarkup('g', `elements='{"next":"#n","currentIndex":".at"}'`));
      expect(getPart(findGallery(box, '#g'), 'next')).to.not.equal(null);
      box.insertAdjacentHTML('beforeend', BAR);
      await waitUntil(() => {
        box.querySelector<HTMLElement>('#n')!.click();
        return findGallery(box, '#g').index > 0;
      }, 'the element was not taken');
      await waitUntil(() => box.querySelector('.at')!.textContent === '2', 'the number was not written');
    });
    const box = await renderWithControls();
    findGallery(box, '#g').remove();
    await settle();
    expect(box.querySelector('#n')!.outerHTML).to.equal('<span id="n">On</span>');
    expect(box.querySelector('#p')!.outerHTML).to.equal('<a href="#" id="p">Back</a>');
  });

  it('are reported once if missing, and the gallery keeps its buttons', async () => {
    const warnings = await captureConsole(async () => {
      const box = await renderPage(
        createMarkup('g', `elements='{"next":"#no","previous":"#no","currentIndex":"a["}'`),
      );
      getButton(findGallery(box, '#g'), 'next').click();
      await settle(findGallery(box, '#g'));
      expect(getCurrentIndex(findGallery(box, '#g'))).to.equal(1);
      for (let frame = 0; frame < 20; frame++) await settle(findGallery(box, '#g'));
    });
    expect(warnings).to.deep.equal([
      'site-gallery: "a[" is not a CSS selector; ignoring it.',
      'site-gallery: elements.next="#no" matches no element of the page; ignoring it.',
      'site-gallery: elements.previous="#no" matches no element of the page; ignoring it.',
      'site-gallery: elements.currentIndex="a[" matches no element of the page; ignoring it.',
    ]);
  });

  it('navigate by invoker commands', async () => {
    const box = await renderPage(
      `<button commandfor="g" command="--next">On</button><button commandfor="g" command="--previous">Back</button>${createMarkup('g', '')}`,
    );
    const [on, back] = box.querySelectorAll('button');
    on!.click();
    on!.click();
    await settle(findGallery(box, '#g'));
    back!.click();
    await settle(findGallery(box, '#g'));
    expect(findGallery(box, '#g').index).to.equal(1);
  });
});

describe('script API', () => {
  beforeEach(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  afterEach(() => executeServerCommand('emulate-preferences', {}));

  it('navigates and reads the index, also without slides [GAL-026] [GAL-039]', async () => {
    const element = await renderGallery('design="slideshow"', images(3));
    element.next();
    element.next();
    element.previous();
    element.next();
    element.previous();
    await settle(element);
    expect([element.index, element.inMotion]).to.deep.equal([1, false]);
    element.show(5);
    await settle(element);
    expect(element.index).to.equal(2);
    element.show(Number.NaN);
    await settle(element);
    expect(element.index).to.equal(0);
    const empty = await renderGallery('design="slideshow"', '');
    empty.next();
    empty.show(3);
    expect([empty.index, empty.inMotion]).to.deep.equal([0, false]);
  });

  it('exposes inMotion [GAL-026]', async () => {
    await executeServerCommand('emulate-preferences', {});
    const element = await renderGallery('design="slideshow" speed="0.2"', images(3));
    element.next();
    expect(element.inMotion).to.equal(true);
    await waitUntil(() => !element.inMotion, 'the transition did not end');
  });
});
