// Navigation by button, keyboard and pointer; events, captions and options.
import { expect } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys } from '@web/test-runner-commands';
import '../../../elements/site-gallery';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { clickOn, pointAt } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  drag,
  getButton,
  getCurrentIndex,
  getFrames,
  getLiveRegion,
  getPart,
  getReachableIndices,
  image,
  images,
  recordEvents,
  renderGallery,
} from './testing/fixtures';

describe('<site-gallery>', () => {
  // With reduced motion changes are immediate; gallery-motion.spec.ts tests transitions.
  beforeEach(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  afterEach(async () => {
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
    document.documentElement.dir = 'ltr';
  });

  describe('slideshow', () => {
    it('shows one labeled slide and makes the others inert [GAL-044]', async () => {
      const element = await renderGallery('design="slideshow" label="Coast"', images(3));
      const base = getPart(element, 'base')!;
      expect(base.getAttribute('role')).to.equal('region');
      expect(base.getAttribute('aria-roledescription')).to.equal('carousel');
      expect(base.getAttribute('aria-label')).to.equal('Coast');
      expect(getFrames(element).map((frame) => frame.getAttribute('aria-label'))).to.deep.equal([
        '1 of 3',
        '2 of 3',
        '3 of 3',
      ]);
      expect(getReachableIndices(element)).to.deep.equal([0]);
      expect(element.shadowRoot!.querySelectorAll('[part~="current"]').length).to.equal(1);
      expect(getPart(element, 'pause')).to.equal(null);
      expect(getLiveRegion(element).getAttribute('aria-live')).to.equal('polite');
      await expect(element).to.be.accessible();
    });

    it('navigates by its buttons, also by Enter and Space [GAL-070]', async () => {
      const element = await renderGallery('design="slideshow"', images(3));
      const events = recordEvents(element);
      await clickOn(getButton(element, 'next'));
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      expect(getLiveRegion(element).textContent).to.equal('2 of 3: Picture 1');
      await sendKeys({ press: 'Enter' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(2);
      getButton(element, 'previous').focus();
      await sendKeys({ press: 'Space' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      expect(events).to.deep.equal([
        'change-request 1 p1 control',
        'change 1 p1 control',
        'change-request 2 p2 control',
        'change 2 p2 control',
        'change-request 1 p1 control',
        'change 1 p1 control',
      ]);
    });

    it('disables buttons at the ends, keeps them focusable, and reports that an end is reached [GAL-041] [GAL-042] [GAL-043]', async () => {
      const element = await renderGallery('design="slideshow"', images(2));
      const events = recordEvents(element);
      const [previous, next] = [getButton(element, 'previous'), getButton(element, 'next')];
      expect(previous.getAttribute('aria-disabled')).to.equal('true');
      expect([previous, next].map((one) => getComputedStyle(one).opacity)).to.deep.equal(['0.45', '1']);
      previous.focus();
      expect(element.shadowRoot!.activeElement).to.equal(previous);
      previous.click();
      next.click();
      await settle(element);
      expect(next.getAttribute('aria-disabled')).to.equal('true');
      expect(previous.hasAttribute('aria-disabled')).to.equal(false);
      next.click();
      expect(events).to.deep.equal([
        'reached-start control',
        'change-request 1 p1 control',
        'change 1 p1 control',
        'reached-end control',
      ]);
    });

    it('wraps with loop and disables no buttons [GAL-041] [GAL-042]', async () => {
      const element = await renderGallery('design="slideshow" loop', images(3));
      getButton(element, 'previous').click();
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(2);
      getButton(element, 'next').click();
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(0);
      expect(element.shadowRoot!.querySelector('[aria-disabled]')).to.equal(null);
    });

    it('dispatches a cancelable event before it changes', async () => {
      const element = await renderGallery('design="slideshow"', images(3));
      element.addEventListener('site-gallery-change-request', (event) => event.preventDefault());
      const events = recordEvents(element);
      getButton(element, 'next').click();
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(0);
      expect(events).to.deep.equal(['change-request 1 p1 control']);
    });

    it('navigates by swipe, and a swipe over a link does not open it', async () => {
      const link = (number: number) => `<a href="#opened-${number}">${image(number)}</a>`;
      const element = await renderGallery('design="slideshow"', link(0) + link(1) + link(2), 300);
      await drag(element, -160);
      expect(getCurrentIndex(element)).to.equal(1);
      await drag(element, 160);
      expect(getCurrentIndex(element)).to.equal(0);
      expect(location.hash).to.not.match(/opened/);
    });

    it('navigates by click, but not on a link or a slide with a click-through URL [GAL-094]', async () => {
      const element = await renderGallery(
        'design="slideshow"',
        `${image(0)}<a href="#followed">${image(1)}</a>${image(2, 'data-click-through-url="#led"')}${image(3)}`,
      );
      await clickOn(element);
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      await clickOn(element);
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      await waitUntil(() => location.hash === '#followed', 'the link was not followed');
      element.currentIndex = 2;
      await settle(element);
      await clickOn(element);
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(2);
      await waitUntil(() => location.hash === '#led', 'the address was not opened');
      history.replaceState(null, '', location.pathname + location.search);
    });

    it('renders a link for a click-through URL, but not for a javascript: URL', async () => {
      const element = await renderGallery(
        'design="slideshow"',
        image(0, 'data-click-through-url="/shop"') + image(1, 'data-click-through-url="javascript:alert(1)"'),
      );
      const links = element.shadowRoot!.querySelectorAll('a');
      expect([...links].map((a) => [new URL(a.href).pathname, a.textContent])).to.deep.equal([
        ['/shop', 'Picture 0'],
      ]);
    });

    it('renders data-title and data-description, unless there is a figcaption', async () => {
      const element = await renderGallery(
        'design="slideshow"',
        `${image(0, 'data-title="Lake" data-description="Before the wind"')}<figure>${image(1, 'data-title="No"')}<figcaption>Own</figcaption></figure>`,
      );
      const captions = element.shadowRoot!.querySelectorAll('[part="caption"]');
      expect([...captions].map(({ textContent }) => textContent)).to.deep.equal(['Lake Before the wind']);
    });
  });

  describe('arrow keys', () => {
    it('navigate while the focus is inside [GAL-069]', async () => {
      const element = await renderGallery('design="slideshow"', images(3));
      getButton(element, 'next').focus();
      await sendKeys({ press: 'ArrowRight' });
      await sendKeys({ press: 'ArrowRight' });
      await sendKeys({ press: 'ArrowLeft' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
    });

    it('navigate while the pointer is over the gallery only', async () => {
      const element = await renderGallery('design="slideshow"', images(3));
      await sendKeys({ press: 'ArrowRight' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(0);
      await pointAt(element);
      await settle(element);
      await sendKeys({ press: 'ArrowRight' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
    });

    it('navigate while the pointer moves over the gallery, if it entered before the script loaded', async () => {
      const ignore = (event: Event) => event.stopImmediatePropagation();
      addEventListener('pointerenter', ignore, { capture: true });
      const element = await renderGallery('design="slideshow"', images(3));
      await pointAt(element);
      removeEventListener('pointerenter', ignore, { capture: true });
      await pointAt(getButton(element, 'next'));
      await settle(element);
      await sendKeys({ press: 'ArrowRight' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
    });

    it('navigate whenever the gallery is in view with keyboard="viewport" [GAL-073]', async () => {
      const element = await renderGallery('design="slideshow" keyboard="viewport"', images(3));
      await sendKeys({ press: 'ArrowRight' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      element.style.marginBlockStart = '3000px';
      await sendKeys({ press: 'ArrowRight' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
    });

    it('do nothing with keyboard="false" [GAL-027] or in text fields [GAL-071]', async () => {
      const element = await renderGallery(
        'design="slideshow" keyboard="false"',
        `${images(2)}<div><input><textarea></textarea><p contenteditable>Text</p></div>`,
      );
      getButton(element, 'next').focus();
      await sendKeys({ press: 'ArrowRight' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(0);
      element.removeAttribute('keyboard');
      await settle(element);
      await sendKeys({ press: 'ArrowRight' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      element.currentIndex = 2;
      await settle(element);
      for (const place of element.querySelectorAll<HTMLElement>('div > *')) {
        place.focus();
        await sendKeys({ press: 'ArrowLeft' });
        await settle(element);
        expect(getCurrentIndex(element), place.localName).to.equal(2);
      }
    });

    it('follow the text direction, as swipes do', async () => {
      document.documentElement.dir = 'rtl';
      const element = await renderGallery('design="slideshow"', images(3), 300);
      getButton(element, 'next').focus();
      await sendKeys({ press: 'ArrowLeft' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      await drag(element, 160);
      expect(getCurrentIndex(element)).to.equal(2);
      const [next, previous] = [getButton(element, 'next'), getButton(element, 'previous')];
      expect(next.getBoundingClientRect().left).to.be.lessThan(previous.getBoundingClientRect().left);
      await expect(element).to.be.accessible();
    });

    it('keep focus in the gallery when the focused slide leaves', async () => {
      const element = await renderGallery('design="slideshow"', `<a href="#x">${image(0)}</a>${image(1)}`);
      element.querySelector('a')!.focus();
      await sendKeys({ press: 'ArrowRight' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      expect(document.activeElement).to.equal(element);
      await sendKeys({ press: 'ArrowLeft' });
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(0);
    });
  });

  describe('options', () => {
    beforeEach(() => resetWarnings());

    it('an unknown design falls back to stacked with one warning [GAL-014]', async () => {
      const warnings = await captureConsole(async () => {
        const element = await renderGallery('design="mosaic"', images(2));
        expect(getPart(element, 'base')!.dataset.design).to.equal('stacked');
      });
      expect(warnings).to.deep.equal([
        'site-gallery: design="mosaic" is not one of stacked, grid, autogrid, autocolumns, autorows, list, slideshow, slider, carousel; using "stacked".',
      ]);
    });

    it('current-index sets the first slide and navigates when it changes [GAL-023] [GAL-038]', async () => {
      const element = await renderGallery('design="slideshow" current-index="-1"', images(4));
      expect(getCurrentIndex(element)).to.equal(3);
      const events = recordEvents(element);
      element.setAttribute('current-index', '5');
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(1);
      expect(events).to.deep.equal(['change-request 1 p1 property', 'change 1 p1 property']);
      element.removeAttribute('current-index');
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(0);
    });

    it('the design can change at any time and keeps the current slide', async () => {
      const element = await renderGallery('design="slideshow"', images(7));
      element.currentIndex = 4;
      await settle(element);
      const nodes = [...element.children];
      for (const design of ['carousel', 'grid', 'stacked', 'slideshow'] as const) {
        element.design = design;
        await settle(element);
        expect(getPart(element, 'base')!.dataset.design).to.equal(design);
        expect([...element.children]).to.deep.equal(nodes);
        if (design === 'carousel') {
          expect(getCurrentIndex(element)).to.equal(4);
          expect(getReachableIndices(element)).to.deep.equal([3, 4, 5]);
          await waitUntil(() => getPart(element, 'track')!.scrollLeft > 700, 'the track did not follow');
        }
        if (design === 'grid') expect(getReachableIndices(element)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
      }
      expect(getCurrentIndex(element)).to.equal(4);
    });

    it('crops images or shows them whole in the given aspect ratio', async () => {
      const element = await renderGallery(
        'design="grid" image-aspect-ratio="1" auto-crop="false"',
        images(4),
        812,
      );
      const picture = element.querySelector('img')!;
      expect(picture.clientWidth).to.equal(picture.clientHeight);
      expect(getComputedStyle(picture).objectFit).to.equal('contain');
      element.removeAttribute('auto-crop');
      element.setAttribute('image-aspect-ratio', '2');
      await settle(element);
      expect(picture.clientWidth).to.equal(picture.clientHeight * 2);
      expect(getComputedStyle(picture).objectFit).to.equal('cover');
    });

    it('keeps only the previous and next slides in the frame', async () => {
      const element = await renderGallery('design="slideshow" current-index="2"', images(5));
      const isReady = () => getFrames(element).map((frame) => getComputedStyle(frame).translate === 'none');
      expect(isReady()).to.deep.equal([false, true, true, true, false]);
    });

    it('captions over images keep their color, whatever the styles of the page', async () => {
      const ofThePage = new CSSStyleSheet();
      ofThePage.replaceSync('figcaption { color: rgb(34, 34, 34) } figcaption a { color: rgb(0, 0, 238) }');
      document.adoptedStyleSheets.push(ofThePage);
      const figure = `<figure>${image(1)}<figcaption>Salt <a href="#flats">flats</a></figcaption></figure>`;
      const colors = async (attributes: string) => {
        const element = await renderGallery(attributes, figure + image(2));
        return [...element.querySelectorAll('figcaption, a')].map(
          (one) => getComputedStyle(one).webkitTextFillColor,
        );
      };
      const white = 'rgb(255, 255, 255)';
      expect(await colors('design="slideshow"')).to.deep.equal([white, white]);
      expect(await colors('design="stacked"')).to.deep.equal(['rgb(34, 34, 34)', 'rgb(0, 0, 238)']);
      await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
      expect(await colors('design="slideshow"')).not.to.include(white);
      await executeServerCommand('emulate-preferences', {});
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== ofThePage);
    });

    it('renders only a slot without slides [GAL-046]', async () => {
      const element = await renderGallery('design="slideshow" autoplay', '');
      expect(element.shadowRoot!.querySelectorAll('*').length).to.equal(1);
      element.innerHTML = images(2);
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(0);
    });
  });

  describe('grid', () => {
    it('has the given number of columns, fewer if it is narrow', async () => {
      const columns = async (attributes: string, width: number) => {
        const element = await renderGallery(`design="grid" ${attributes}`, images(8), width);
        const tops = getFrames(element).map((frame) => frame.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      };
      expect(await columns('', 800)).to.equal(4);
      expect(await columns('thumbnails-per-row="6"', 800)).to.equal(6);
      expect(await columns('slides-per-row="3" padding="50"', 800)).to.equal(3);
      expect(await columns('', 600)).to.equal(3);
      expect(await columns('', 320)).to.equal(2);
      expect(await columns('slides-per-row="1"', 320)).to.equal(1);
    });

    it('has list semantics', async () => {
      const element = await renderGallery('design="grid"', images(3));
      expect(getPart(element, 'track')!.getAttribute('role')).to.equal('list');
      expect(getFrames(element).map((frame) => frame.getAttribute('role'))).to.deep.equal(
        Array(3).fill('listitem'),
      );
      expect(getPart(element, 'next')).to.equal(null);
      await expect(element).to.be.accessible();
    });

    it('has list semantics with more slides than it wraps in frames, for images and figures', async () => {
      for (const wrap of [(one: string) => one, (one: string) => `<figure>${one}</figure>`]) {
        const element = await renderGallery('design="grid"', images(601).replace(/<img[^>]*>/g, wrap));
        expect(getPart(element, 'track')!.getAttribute('role')).to.equal('list');
        const isItem = (it: Element) => it.role === 'listitem' || it.assignedSlot?.closest('[role=listitem]');
        expect([...element.children].filter(isItem).length).to.equal(601);
      }
    }).timeout(120_000);
  });
});
