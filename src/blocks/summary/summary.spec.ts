import '../../../elements/site-summary';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { getStyleSheet } from '../../kit/element/styles';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { ApiResult } from '../../services/shared/ports';
import extended from './summary.extended.css?inline';

type Summary = HTMLElementTagNameMap['site-summary'];

const IMAGE = `<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/%3E" width="300" height="200" alt="">`;

const article = (name: string, extra = '', tag = 'article') =>
  `<${tag}>${IMAGE}<h3><a href="/journal/${name}">${name}</a></h3>${extra}<p>A sentence or two about it.</p></${tag}>`;
const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const ARTICLES = NAMES.map((name) => article(name)).join('');
const LIST = `<ul>${NAMES.map((name) => article(name, '', 'li')).join('')}</ul>`;

let provided: Provided;
let requests: {
  widget: { type: number; id: string; value: unknown };
  collectionId: string;
  answer(result: ApiResult<string>): void;
}[];

async function create(content: string, attributes = '', width = 900): Promise<Summary> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.setHTMLUnsafe(`<site-summary ${attributes}>${content}</site-summary><p>Below</p>`);
  const element = box.querySelector('site-summary')!;
  await settle(element);
  return element;
}

const getItems = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('article, li, .summary-item')].filter((item) =>
    item.checkVisibility(),
  );
const getColumns = (element: Element) =>
  new Set(getItems(element).map((item) => Math.round(item.getBoundingClientRect().left))).size;
const getArrows = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[data-arrow], .previous, .next')].filter((arrow) =>
    arrow.checkVisibility(),
  );

describe('<site-summary>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  beforeEach(async () => {
    await setViewport({ width: 1200, height: 800 });
    requests = [];
    provided = provideServices({ url: location.href });
    Object.assign(provided.services, {
      calls: {
        widget: {
          render: (widget: never, collectionId: string) =>
            new Promise<ApiResult<string>>((answer) => requests.push({ widget, collectionId, answer })),
        },
      },
    });
  });
  afterEach(() => provided.stop());

  it('lays out a wall, a carousel, a list and a grid, the same without the script [SUM-003]', async () => {
    const layouts = [
      ['grid', 3, ARTICLES],
      ['list', 1, ARTICLES],
      ['wall', 3, ARTICLES],
      ['carousel', 6, LIST],
      ['carousel', 6, ARTICLES],
      ['carousel', 6, `<h2>Journal</h2>${ARTICLES}`],
    ] as const;
    for (const [design, columns, content] of layouts) {
      const element = await create(content, `design="${design}"`);
      expect(getColumns(element), design).to.equal(columns);
      const places = getItems(element).map((item) => JSON.stringify(item.getBoundingClientRect()));
      const below = element.nextElementSibling!.getBoundingClientRect().top;
      expect(element.getAttribute('data-shown')).to.equal(design);
      element.removeAttribute('data-shown');
      element.querySelector('[data-site-own]')?.remove();
      expect(getItems(element).map((item) => JSON.stringify(item.getBoundingClientRect()))).to.deep.equal(
        places,
      );
      expect(element.nextElementSibling!.getBoundingClientRect().top, design).to.equal(below);
      await expect(element).to.be.accessible();
    }
    for (const [name, columns] of [
      ['autocolumns', 3],
      ['autogrid', 3],
    ] as const)
      expect(getColumns(await create(ARTICLES, `design="${name}"`)), name).to.equal(columns);
  });

  it('places the pictures of a list on either side', async () => {
    const element = await create(ARTICLES, 'design="list"');
    const [image, heading] = ['img', 'h3'].map((tag) => element.querySelector(tag)!.getBoundingClientRect());
    expect([image!.right <= heading!.left, Math.abs(image!.top - heading!.top) < 2]).to.deep.equal([
      true,
      true,
    ]);
    const right = await create(ARTICLES, 'design="list" list-image-alignment="right"');
    expect(right.querySelector('img')!.getBoundingClientRect().left).to.be.at.least(
      right.querySelector('h3')!.getBoundingClientRect().right,
    );
  });

  it('scrolls a carousel with its arrows, which are disabled at the ends', async () => {
    const element = await create(LIST, 'design="carousel" slides-per-row="2"');
    const track = element.querySelector('ul')!;
    const [previous, next] = getArrows(element) as [HTMLElement, HTMLElement];
    const getStates = () => [previous, next].map((arrow) => arrow.getAttribute('aria-disabled') === 'true');
    expect([previous.ariaLabel, next.ariaLabel, ...getStates()]).to.deep.equal([
      'Previous',
      'Next',
      true,
      false,
    ]);
    next.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => track.scrollLeft > 100 && !getStates()[0]);
    for (let step = 0; step < 4; step++) {
      const before = track.scrollLeft;
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => getStates()[1] || track.scrollLeft > before);
    }
    await waitUntil(() => {
      next.click();
      return getStates()[1];
    });
    expect(document.activeElement).to.equal(next);
    await expect(element).to.be.accessible();
    for (const arrow of [previous, next]) expect(arrow.getBoundingClientRect().height).to.equal(44);
    element.design = 'grid';
    await settle(element);
    expect(getArrows(element)).to.have.length(0);
  });

  it('has arrows inside an article and a list item of the page', async () => {
    for (const tag of ['article', 'li']) {
      const element = await create(LIST, 'design="carousel" slides-per-row="2"');
      const outer = document.createElement(tag);
      element.before(outer);
      outer.append(element);
      await settle(element);
      expect(getArrows(element), tag).to.have.length(2);
    }
  });

  it('scrolls bare articles with arrows above all of them, which stay at the visible end [SUM-003]', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const element = await create(`<h2>Journal</h2>${ARTICLES}`, `dir="${direction}" design="carousel"`);
      const [previous, next] = getArrows(element) as [HTMLElement, HTMLElement];
      const getBoxes = () => [previous, next].map((arrow) => arrow.getBoundingClientRect());
      const places = getBoxes();
      const { left, right } = element.getBoundingClientRect();
      for (const box of getBoxes()) {
        expect(box.left).to.be.at.least(left);
        expect(box.right).to.be.at.most(right);
        expect(box.bottom).to.be.at.most(getItems(element)[0]!.getBoundingClientRect().top);
      }
      const rotations = [previous, next].map((arrow) => getComputedStyle(arrow, '::before').rotate);
      expect(rotations).to.deep.equal(direction === 'ltr' ? ['-135deg', '45deg'] : ['45deg', '-135deg']);
      next.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => previous.getAttribute('aria-disabled') === 'false');
      await waitUntil(() => {
        next.click();
        return next.getAttribute('aria-disabled') === 'true';
      });
      expect(Math.abs(element.scrollLeft)).to.be.greaterThan(100);
      // While the track scrolls, a box may be a fraction of a pixel off.
      for (const [index, { left, top }] of getBoxes().entries()) {
        expect(left).to.be.closeTo(places[index]!.left, 1);
        expect(top).to.be.closeTo(places[index]!.top, 1);
      }
      expect([...element.children].filter(({ localName }) => localName === 'article')).to.have.length(6);
      await expect(element).to.be.accessible();
      // Elements after the last article are not part of the track.
      await waitUntil(() => {
        const last = getItems(element).at(-1)!.getBoundingClientRect();
        return Math.abs(direction === 'ltr' ? last.right - right : last.left - left) <= 2;
      }, 'the track does not end at the last article');
    }
  });

  it('has no arrows if everything fits', async () => {
    const element = await create('<ul><li><a href="#a">A</a></li></ul>', 'design="carousel"');
    expect(getArrows(element)).to.have.length(0);
  });

  it('connects the arrows of a block of a site builder, with its settings [SUM-004]', async () => {
    const item = (name: string) =>
      `<div class="summary-item"><div class="summary-title"><a href="/journal/${name}">${name}</a></div></div>`;
    const block = `<div class="sqs-block" data-block-type="55" data-block-json='{"design":"carousel","slidesPerRow":1}'><div class="sqs-gallery-design-carousel">
      <header class="summary-block-header"><div class="summary-carousel-pager">
        <span class="previous" tabindex="0" role="button" aria-label="Previous"></span><span class="next" tabindex="0" role="button" aria-label="Next"></span></div></header>
      <div class="summary-item-list">${NAMES.map(item).join('')}</div></div></div>`;
    const element = await create(block);
    const track = element.querySelector('.summary-item-list')!;
    const [, next] = getArrows(element);
    next!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => track.scrollLeft > 100);
    expect(element.querySelectorAll('[data-site-own="arrows"]')).to.have.length(0);
  });

  it('gives a video without a picture the aspect ratio of the settings [SUM-002]', async () => {
    const video = '<article><div data-type="video"></div><h3>Film</h3></article>';
    const getRatio = (element: Element) => {
      const { width, height } = element.querySelector('[data-type]')!.getBoundingClientRect();
      return Math.round((height / width) * 1000) / 10;
    };
    expect(getRatio(await create(video))).to.equal(65);
    expect(getRatio(await create(video, 'image-aspect-ratio="auto" slides-per-row="4"'))).to.equal(65);
    expect(getRatio(await create(video, 'image-aspect-ratio="1.5" slides-per-row="4"'))).to.equal(25);
  });

  it('shows upcoming or past events by the current time [SUM-005]', async () => {
    // The clock of the fake page shows 15 January 2026.
    const events =
      article('Old', '<time datetime="2026-01-10">10 January</time>') +
      article('New', '<time datetime="2026-02-10">10 February</time>');
    const getNames = (element: Element) =>
      getItems(element).map((item) => item.querySelector('a')!.textContent);
    const element = await create(events, 'events="upcoming"');
    await waitUntil(() => getNames(element).join() === 'New');
    element.events = 'past';
    await settle(element);
    expect(getNames(element)).to.deep.equal(['Old']);
    element.removeAttribute('events');
    element.events = 'all';
    await settle(element);
    expect(getNames(element)).to.deep.equal(['Old', 'New']);
    const none = await create(
      article('Old', '<time datetime="2026-01-10">10 January</time>'),
      'events="upcoming"',
    );
    await waitUntil(() => none.textContent.includes('No upcoming events.'));
    await expect(none).to.be.accessible();
  });

  it('applies the setting of a published block to events only, in any layout [SUM-005]', async () => {
    const item = (type: string, day: string) =>
      `<div class="summary-item summary-item-record-type-${type}"><img alt="" width="1" height="1"><div class="summary-title"><a href="/a">${day}</a></div><time datetime="${day}">${day}</time></div>`;
    const block = (type: string) =>
      `<div data-block-json="{&quot;design&quot;:&quot;list&quot;,&quot;showPastOrUpcomingEvents&quot;:&quot;upcoming&quot;}"><div class="summary-carousel-pager"><span class="previous" role="button">←</span></div><div class="summary-item-list sqs-gallery-design-list">${item(type, '2026-01-10')}${item(type, '2026-02-10')}</div></div>`;
    const posts = await create(block('text'));
    const events = await create(block('event'));
    await waitUntil(() => getItems(events).length === 1);
    expect([getItems(posts).length, posts.textContent.includes('events')]).to.deep.equal([2, false]);
    expect(getArrows(posts)).to.have.length(0);
    expect(getItems(events)[0]!.textContent).to.contain('2026-02-10');
  });

  it('shows the content of its collection as the server renders it, without scripts [SUM-001]', async () => {
    const element = await create('', 'collection-id="c1" design="list" id="latest"');
    await waitUntil(() => requests.length === 1);
    expect(element.getAttribute('aria-busy')).to.equal('true');
    await expect(element).to.be.accessible();
    const { widget, collectionId } = requests[0]!;
    expect([widget.type, widget.id, collectionId]).to.deep.equal([55, 'latest', 'c1']);
    const loaded: unknown[] = [];
    element.addEventListener('site-summary-load', (event) => loaded.push((event as CustomEvent).detail));
    requests[0]!.answer({ ok: true, data: `${article('Fresh')}<script>document.title = 'x'</script>` });
    await waitUntil(() => loaded.length > 0);
    expect([loaded[0], getItems(element).length, element.querySelector('script')]).to.deep.equal([
      { count: 1 },
      1,
      null,
    ]);
    await expect(element).to.be.accessible();
  });

  for (const [type, expected] of [
    ['20', 20],
    ['55', 55],
    ['2', 55],
  ] as const)
    it(`requests block ${type} of a site builder as ${expected}, with its settings [SUM-001] [SUM-004]`, async () => {
      const block = `<div id="block-1" data-block-type="${type}" data-block-json='{"collectionId":"c2","design":"wall","pageSize":3}'></div>`;
      const element = await create(block);
      await waitUntil(() => requests.length === 1);
      expect(requests[0]!.widget).to.deep.equal({
        type: expected,
        id: 'block-1',
        value: { collectionId: 'c2', design: 'wall', pageSize: 3 },
      });
      expect([requests[0]!.collectionId, element.dataset.shown]).to.deep.equal(['c2', 'wall']);
    });

  it('shows that the content could not be loaded, and tries again [MSG-011]', async () => {
    const element = await create('', 'collection-id="c1"');
    await waitUntil(() => requests.length === 1);
    requests[0]!.answer({ ok: false, status: 503, error: { kind: 'unavailable', message: '' } });
    await waitUntil(() => element.textContent.includes('Unable to load. Try again.'));
    await expect(element).to.be.accessible();
    element.querySelector('button')!.click();
    await waitUntil(() => requests.length === 2);
    requests[1]!.answer({ ok: true, data: '' });
    await waitUntil(() => element.textContent.includes('There is nothing here yet.'));
  });

  it('shows that its collection has no content [MSG-013]', async () => {
    const element = await create('', 'collection-id="c1"');
    await waitUntil(() => requests.length === 1);
    requests[0]!.answer({ ok: false, status: 404, error: { kind: 'refused', message: '' } });
    await waitUntil(() => element.textContent.includes('Unable to locate content'));
    expect(element.querySelector('button')).to.equal(null);
  });

  it('fits into 320 px in every layout', async () => {
    await setViewport({ width: 320, height: 700 });
    for (const design of ['grid', 'list', 'wall', 'carousel']) {
      const element = await create(LIST, `design="${design}"`, 304);
      expect(document.documentElement.scrollWidth, design).to.be.at.most(320);
      element.parentElement!.remove();
    }
  });

  it('loads the thumbnails of published sites, which have no source [BLK-002]', async () => {
    const source = '/demo/pictures/dawn-ridge-300.webp?summary';
    const element = await create(
      `<div class="summary-item"><a class="summary-thumbnail-container" href="/a"><img data-src="${source}"
        data-image-dimensions="300x200" data-load="false" alt="Ridge" class="summary-thumbnail-image"></a></div>`,
    );
    const image = element.querySelector('img')!;
    await waitUntil(() => image.complete && image.naturalWidth > 0, 'never loaded');
    expect(image.getBoundingClientRect().height).to.be.closeTo((image.clientWidth * 2) / 3, 1);
  });
});
