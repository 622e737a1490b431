import { expect } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/site-lightbox';
import { clickOn, getCenter } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  clickAt,
  createLightbox,
  dialog,
  getCurrentAlt,
  image,
  images,
  isOpen,
  type LightboxElement,
  openAt,
  part,
  recordEvents,
  renderPage,
  waitForAnimations,
  waitForClose,
  waitForImage,
  waitForOpen,
} from './testing/fixture';

const WIDTH = 1000;
const HEIGHT = 700;

describe('<site-lightbox>', () => {
  beforeEach(() => setViewport({ width: WIDTH, height: HEIGHT }));
  afterEach(async () => {
    for (const element of document.querySelectorAll<LightboxElement>('site-lightbox')) element.set = null;
    for (const element of document.querySelectorAll('site-lightbox')) element.remove();
    await waitForAnimations();
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
    document.documentElement.dir = 'ltr';
    await waitUntil(() => !history.state?.siteOverlay, 'the history entry was not removed');
  });

  describe('opens', () => {
    it('on click, Enter and Space as a labeled modal dialog that has the focus [LBX-001]', async () => {
      const element = await createLightbox(images(3), 'label="Coast"');
      const thumb = element.querySelector<HTMLElement>('#p2')!;
      expect([thumb.getAttribute('role'), thumb.tabIndex, thumb.getAttribute('aria-haspopup')]).to.deep.equal(
        ['button', 0, 'dialog'],
      );
      await clickOn(thumb);
      await waitForOpen(element);
      expect(dialog(element)!.matches(':modal')).to.equal(true);
      expect(dialog(element)!.getAttribute('aria-label')).to.equal('Coast');
      expect(getCurrentAlt(element)).to.equal('Picture 2');
      expect(element.shadowRoot!.activeElement).to.equal(part(element, 'base'));
      expect(part(element, 'counter')!.textContent).to.equal('2 / 3');
      await expect(element).to.be.accessible();
      for (const key of ['Enter', 'Space']) {
        await sendKeys({ press: 'Escape' });
        await waitForClose(element);
        thumb.focus();
        await sendKeys({ press: key });
        await waitForOpen(element);
        expect(getCurrentAlt(element), key).to.equal('Picture 2');
      }
    });

    it('links to images and follows all other links [LBX-002]', async () => {
      const element = await createLightbox(
        `<a href="/large.jpg"><img id="p1" alt="Linked" width="60" height="40" src="data:,"></a>
         <a href="#elsewhere"><img id="p2" alt="Away" width="60" height="40" src="data:,"></a>
         <img id="p3" alt="Through" data-click-through-url="#through" width="60" height="40" src="data:,">`,
      );
      await clickOn(element.querySelector('#p2')!);
      await waitUntil(() => location.hash === '#elsewhere', 'the link was not followed');
      history.replaceState(null, '', location.pathname + location.search);
      await clickOn(element.querySelector('#p3')!);
      await settle(element);
      expect(isOpen(element)).to.equal(false);
      expect(element.querySelectorAll('[data-site-lightbox-trigger]').length).to.equal(1);
    });

    it('and closes from script: by the set property, the set attribute and the open attribute', async () => {
      const element = await createLightbox(images(2));
      const events = recordEvents(element);
      element.set = { items: ['data:,a', { src: 'data:,b', title: 'B' }], index: 1 } as never;
      await waitForOpen(element);
      expect(part(element, 'title')!.textContent).to.equal('B');
      element.set = null;
      await waitForClose(element);
      element.setAttribute('set', '[{"title": "J"}]');
      await waitForOpen(element);
      expect(part(element, 'title')!.textContent).to.equal('J');
      await sendKeys({ press: 'Escape' });
      await waitForClose(element);
      expect(element.hasAttribute('set')).to.equal(false);
      element.toggleAttribute('open');
      await waitForOpen(element);
      expect(getCurrentAlt(element)).to.equal('Picture 1');
      element.removeAttribute('open');
      await waitForClose(element);
      expect(events).to.deep.equal([
        'open 1 property',
        'close 1 property',
        'open 0 property',
        'close-request 0 key',
        'close 0 key',
        'open 0 property',
        'close 0 property',
      ]);
    });

    it('only one at a time', async () => {
      const page = await renderPage(
        `<site-lightbox>${image(1)}</site-lightbox><site-lightbox>${image(2)}</site-lightbox>`,
      );
      const [first, second] = page.querySelectorAll('site-lightbox') as unknown as [
        LightboxElement,
        LightboxElement,
      ];
      first.open = true;
      await waitForOpen(first);
      second.open = true;
      await waitForOpen(second);
      await waitForClose(first);
      expect([isOpen(first), first.open, isOpen(second)]).to.deep.equal([false, false, true]);
    });
  });

  describe('closes', () => {
    it('on the close button, Escape, and clicks on the overlay or outside the image [LBX-003]', async () => {
      const element = await createLightbox(images(2));
      const events = recordEvents(element);
      const actions: [string, () => Promise<unknown>][] = [
        ['control', () => clickOn(part(element, 'close')!)],
        ['key', () => sendKeys({ press: 'Escape' })],
        ['click', () => clickAt(WIDTH / 2, 20)],
        ['click', () => clickAt(120, HEIGHT / 2)],
      ];
      for (const [reason, close] of actions) {
        await openAt(element);
        await close();
        await waitForClose(element);
        expect(events.slice(-2)).to.deep.equal([`close-request 0 ${reason}`, `close 0 ${reason}`]);
      }
    });

    it('and moves the focus to the trigger of the last image and restores the page', async () => {
      const element = await createLightbox(images(3));
      const { overflow } = document.documentElement.style;
      await openAt(element);
      expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden');
      await sendKeys({ press: 'ArrowRight' });
      await waitForImage(element, 2);
      await sendKeys({ press: 'Escape' });
      await waitForClose(element);
      expect(document.activeElement!.id).to.equal('p2');
      expect(document.documentElement.style.overflow).to.equal(overflow);
      expect(document.documentElement.hasAttribute('data-site-lightbox-transition')).to.equal(false);
      expect(element.querySelector<HTMLElement>('#p2')!.style.viewTransitionName).to.equal('');
    });

    it('on Back without leaving the page, and stays closed on Forward', async () => {
      const element = await createLightbox(images(2));
      const events = recordEvents(element);
      // Drops any forward entries.
      history.pushState(null, '');
      const before = history.length;
      const { href } = location;
      await openAt(element);
      expect(history.length).to.equal(before + 1);
      history.back();
      await waitForClose(element);
      expect([location.href, events.at(-1)]).to.deep.equal([href, 'close 0 back']);
      history.forward();
      await waitUntil(() => history.state?.siteOverlay);
      expect(isOpen(element)).to.equal(false);
      history.back();
      await waitUntil(() => !history.state?.siteOverlay);
      await openAt(element);
      await sendKeys({ press: 'Escape' });
      await waitForClose(element);
      await waitUntil(() => !history.state?.siteOverlay, 'the history entry was not removed');
      expect(history.length).to.equal(before + 1);
    });

    it('without taking over a Back that comes before its view transition starts', async () => {
      const element = await createLightbox(images(1));
      for (const step of ['first', 'second']) history.pushState({ step }, '');
      await openAt(element, 1);
      await waitUntil(() => history.state.siteOverlay);
      const events = recordEvents(element);
      let startTransition = () => {};
      const { startViewTransition } = document;
      document.startViewTransition = (update) => {
        startTransition = update as () => void;
        return { ready: Promise.resolve(), finished: Promise.resolve() } as unknown as ViewTransition;
      };
      try {
        part(element, 'close')!.click();
        part(element, 'close')!.click();
        history.back();
        await waitUntil(() => history.state.step === 'first');
        expect(events).to.deep.equal(['close-request 0 control']);
      } finally {
        document.startViewTransition = startViewTransition;
        startTransition();
      }
      await waitForClose(element);
    });

    it('unless the page prevents it', async () => {
      const element = await createLightbox(images(2));
      await openAt(element);
      const prevent = (event: Event) => event.preventDefault();
      element.addEventListener('site-lightbox-close-request', prevent);
      await sendKeys({ press: 'Escape' });
      const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await popped;
      await waitUntil(() => history.state?.siteOverlay, 'no new history entry');
      expect(isOpen(element)).to.equal(true);
      element.removeEventListener('site-lightbox-close-request', prevent);
      history.back();
      await waitForClose(element);
    });

    it('and cleans up when it is removed', async () => {
      const element = await createLightbox(images(2));
      await openAt(element);
      element.remove();
      await waitUntil(() => !history.state?.siteOverlay, 'the history entry was not removed');
      expect(document.documentElement.style.overflow).to.equal('');
    });
  });

  describe('navigates', () => {
    it('by arrow keys, one step per 200 ms, up to the ends [LBX-004]', async () => {
      const element = await createLightbox(images(3));
      await openAt(element);
      await sendKeys({ down: 'ArrowRight' });
      for (let repeat = 0; repeat < 3; repeat++) await sendKeys({ down: 'ArrowRight' });
      await sendKeys({ up: 'ArrowRight' });
      await settle(element);
      // The keys are sent faster than the throttle allows.
      const current = Number(getCurrentAlt(element)!.slice(-1));
      expect(current).to.be.greaterThan(1);
      await waitForAnimations();
      await sendKeys({ press: 'End' });
      await waitForImage(element, 3);
      expect(part(element, 'next')!.getAttribute('aria-disabled')).to.equal('true');
      await waitForAnimations();
      await sendKeys({ press: 'ArrowLeft' });
      await waitForImage(element, 2);
    });

    it('by a click on either half of the screen, except within 2 % of its sides [LBX-005] [LBX-006]', async () => {
      const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1000"><rect width="3000" height="1000"/></svg>`;
      const large = (number: number) =>
        `<img id="p${number}" alt="Picture ${number}" width="120" height="40" src="data:image/svg+xml,${encodeURIComponent(wide)}">`;
      const element = await createLightbox(large(1) + large(2), 'padding="0"');
      await openAt(element);
      await clickAt(WIDTH - 15, HEIGHT / 2 + 100);
      await clickAt(15, HEIGHT / 2 + 100);
      await settle(element);
      expect([isOpen(element), getCurrentAlt(element)]).to.deep.equal([true, 'Picture 1']);
      await clickAt(WIDTH - 25, HEIGHT / 2 + 100);
      await waitForImage(element, 2);
      await waitForAnimations();
      await clickAt(WIDTH / 2 - 20, HEIGHT / 2 + 100);
      await waitForImage(element, 1);
    });

    it('by its buttons, past the ends with loop, and announces the item', async () => {
      const element = await createLightbox(images(2), 'loop');
      await openAt(element, 2);
      // An effect writes the announcement after the image is rendered.
      const waitForAnnouncement = (text: string) =>
        waitUntil(
          () => element.shadowRoot!.querySelector('[aria-live]')!.textContent === text,
          `not: ${text}`,
        );
      await waitForAnnouncement('Photo 2 of 2, Picture 2');
      await clickOn(part(element, 'next')!);
      await waitForImage(element, 1);
      await waitForAnnouncement('Photo 1 of 2, Picture 1');
      await waitForAnimations();
      await clickOn(part(element, 'previous')!);
      await waitForImage(element, 2);
    });

    it('in the opposite direction in right-to-left pages', async () => {
      document.documentElement.dir = 'rtl';
      const element = await createLightbox(images(2));
      await openAt(element);
      await sendKeys({ press: 'ArrowLeft' });
      await waitForImage(element, 2);
      await waitForAnimations();
      const [x] = getCenter(part(element, 'current')!);
      expect(x).to.equal(WIDTH / 2);
      expect(getCenter(part(element, 'next')!)[0]).to.be.lessThan(WIDTH / 2);
    });

    it('with only the current slide and its neighbors rendered', async () => {
      const element = await createLightbox(images(9));
      await openAt(element, 5);
      const rendered = [...element.shadowRoot!.querySelectorAll<HTMLImageElement>('img.file')].map(
        ({ alt }) => alt,
      );
      expect(rendered).to.deep.equal(['Picture 4', 'Picture 5', 'Picture 6']);
      expect(element.shadowRoot!.querySelectorAll('.slide[inert]').length).to.equal(2);
    });
  });

  it('traps Tab and Shift+Tab', async () => {
    const element = await createLightbox(
      images(3) + image(4, 'data-title="T" data-description="By &lt;a href=#x&gt;Ada&lt;/a&gt;"'),
    );
    await openAt(element, 4);
    const focused = new Set<string>();
    for (let press = 0; press < 24; press++) {
      if (press === 16) await sendKeys({ down: 'Shift' });
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(element);
      const { localName, part: parts } = element.shadowRoot!.activeElement!;
      focused.add(localName === 'a' ? 'a' : (parts[parts.length - 1] ?? localName));
    }
    await sendKeys({ up: 'Shift' });
    expect([...focused]).to.include.members(['close', 'previous', 'next', 'zoom-in', 'caption', 'a']);
  });
});
