import { expect } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys } from '@web/test-runner-commands';
import '../../../elements/site-video';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { clickOn } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  getPlayer,
  getStage,
  POSTER_URL,
  part,
  recordEvents,
  renderVideo,
  VIDEO_URL,
} from './testing/fixture';
import base from './video.base.css?inline';

const LINKED = `<site-video><a href="${VIDEO_URL}"><img src="${POSTER_URL}" alt="Dawn"></a></site-video>`;

describe('<site-video>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });
  beforeEach(() => resetWarnings());
  afterEach(async () => {
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
  });

  describe('before playback', () => {
    it('shows the poster and a labeled play button but no player [VID-007]', async () => {
      const element = await renderVideo(LINKED);
      expect([getStage(element), getPlayer(element)]).to.deep.equal(['overlay', null]);
      expect(part(element, 'play')!.ariaLabel).to.equal('Play: Dawn');
      part(element, 'play')!.focus();
      expect(element.shadowRoot!.activeElement).to.equal(part(element, 'play'));
      expect(element.querySelector('img')!.getBoundingClientRect().width).to.equal(400);
      await expect(element).to.be.accessible();
    });

    it('has a height of 56.3 % of its width by default, before and after the upgrade [VID-012]', async () => {
      const element = await renderVideo('<site-video src="https://youtu.be/aqz-KE-bpKQ"></site-video>');
      expect(element.getBoundingClientRect().height).to.be.closeTo(225.2, 0.05);
      const notUpgraded = document.createElement('div');
      notUpgraded.style.width = '400px';
      element.parentElement!.append(notUpgraded);
      notUpgraded.attachShadow({ mode: 'open' }).adoptedStyleSheets = [
        getStyleSheet(base.replaceAll('site-video', 'site-not-upgraded')),
      ];
      notUpgraded.shadowRoot!.append(document.createElement('site-not-upgraded'));
      expect(notUpgraded.getBoundingClientRect().height).to.be.closeTo(225.2, 0.05);
    });

    it('has the aspect ratio of its embed code', async () => {
      const element = await renderVideo(
        `<site-video html='<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ" width="400" height="300">'></site-video>`,
      );
      expect(element.getBoundingClientRect().height).to.equal(300);
    });

    it('fits or fills a box of another aspect ratio with a 16:9 poster [VID-003] [VID-011]', async () => {
      const getPosterSize = async (mode: string) => {
        const element = await renderVideo(
          `<site-video src="https://youtu.be/aqz-KE-bpKQ" mode="${mode}" poster="${POSTER_URL}"></site-video>`,
        );
        element.style.setProperty('--site-video-ratio', '1');
        const { width, height } = part(element, 'poster')!.getBoundingClientRect();
        return [width, height].map(Math.round);
      };
      expect(await getPosterSize('fit')).to.deep.equal([400, 225]);
      expect(await getPosterSize('fill')).to.deep.equal([711, 400]);
      expect(await getPosterSize('none')).to.deep.equal([400, 400]);
    });

    it('rejects an invalid mode [VID-003]', async () => {
      const messages = await captureConsole(() =>
        renderVideo(`<site-video src="${VIDEO_URL}" mode="stretch"></site-video>`),
      );
      expect(messages).to.deep.equal([
        'site-video: mode="stretch" is not one of none, fit, fill; using "none".',
      ]);
    });
  });

  describe('on the play button', () => {
    for (const [action, press] of [
      ['click', () => clickOn(document.querySelector('site-video')!)],
      ['Enter', () => sendKeys({ press: 'Enter' })],
      ['Space', () => sendKeys({ press: 'Space' })],
    ] as const)
      it(`plays on ${action} and focuses the player [VID-007]`, async () => {
        const element = await renderVideo(LINKED);
        const events = recordEvents(element);
        part(element, 'play')!.focus();
        await press();
        await waitUntil(() => !element.paused, 'the video does not play');
        expect([getStage(element), part(element, 'play')]).to.deep.equal(['player', null]);
        // It may play before the effect that moves the focus.
        const hasFocus = () => element.shadowRoot!.activeElement === getPlayer(element);
        await waitUntil(hasFocus, 'the focus is elsewhere');
        expect(events).to.deep.equal(['play-request visitor', 'play']);
        await expect(element).to.be.accessible();
      });

    it('handles a replayed click on the link', async () => {
      const element = await renderVideo(LINKED);
      const { origin } = location;
      element.querySelector('img')!.click();
      await waitUntil(() => !element.paused, 'the video does not play');
      expect(location.origin).to.equal(origin);
    });

    it('shows the poster at the end and restores the focus', async () => {
      const element = await renderVideo(LINKED);
      await clickOn(element);
      await waitUntil(() => element.duration > 6 && !element.paused, 'the video does not play');
      element.currentTime = element.duration - 0.05;
      await waitUntil(() => element.ended, 'the video does not end');
      await settle(element);
      expect(getStage(element)).to.equal('overlay');
      expect(element.shadowRoot!.activeElement).to.equal(part(element, 'play'));
    });
  });

  describe('the API', () => {
    it('resembles HTMLVideoElement', async () => {
      const element = await renderVideo(`<site-video src="${VIDEO_URL}" label="Dawn"></site-video>`);
      element.volume = 0.25;
      element.muted = true;
      await element.play();
      expect([element.paused, getPlayer(element)!.paused, getPlayer(element)!.volume]).to.deep.equal([
        false,
        false,
        0.25,
      ]);
      await waitUntil(() => element.currentTime > 0 && element.duration > 6);
      element.playbackRate = 2;
      await waitUntil(() => getPlayer(element)!.playbackRate === 2);
      element.pause();
      await waitUntil(() => element.paused);
      expect(getStage(element)).to.equal('player');
      element.reset();
      await settle(element);
      expect(getStage(element)).to.equal('overlay');
    });

    it('resets for another video', async () => {
      const element = await renderVideo(`<site-video src="${VIDEO_URL}"></site-video>`);
      await element.play();
      element.src = '/demo/videos/dawn.mp4';
      await settle(element);
      expect([getStage(element), element.paused, getPlayer(element)]).to.deep.equal(['overlay', true, null]);
    });
  });

  describe('with other videos', () => {
    it('stops when another video plays, including video elements of the page [VID-008]', async () => {
      const first = await renderVideo(
        `<site-video src="${VIDEO_URL}"></site-video><site-video src="${VIDEO_URL}#t=1"></site-video><video src="${VIDEO_URL}" controls></video>`,
      );
      const second = first.nextElementSibling as typeof first;
      const own = second.nextElementSibling as HTMLVideoElement;
      first.muted = second.muted = own.muted = true;
      await first.play();
      await second.play();
      await waitUntil(() => getStage(first) === 'overlay' && first.paused, 'the first does not stop');
      expect([getStage(second), second.paused]).to.deep.equal(['player', false]);
      await own.play();
      await waitUntil(() => getStage(second) === 'overlay');
      await first.play();
      expect(own.paused).to.equal(true);
    });

    it('stops for a video in another tab with across-tabs', async () => {
      const element = await renderVideo(`<site-video src="${VIDEO_URL}" across-tabs></site-video>`);
      element.muted = true;
      const received: unknown[] = [];
      const tab = new BroadcastChannel('site-video');
      tab.onmessage = ({ data }) => received.push(data);
      await element.play();
      await waitUntil(() => received.length === 1);
      tab.postMessage('play');
      await waitUntil(() => getStage(element) === 'overlay');
      tab.close();
    });
  });

  describe('with a video element inside', () => {
    it('plays that element and creates no other', async () => {
      const element = await renderVideo(
        `<site-video><video src="${VIDEO_URL}" controls preload="none"></video></site-video>`,
      );
      const own = element.querySelector('video')!;
      await clickOn(element);
      await waitUntil(() => !own.paused && !element.paused, 'the video does not play');
      await waitUntil(() => document.activeElement === own, 'the focus is elsewhere');
      expect(getPlayer(element)).to.equal(null);
    });

    it('shows the native controls immediately without an overlay', async () => {
      const element = await renderVideo(
        `<site-video overlay="false"><video src="${VIDEO_URL}" controls muted></video></site-video>`,
      );
      expect([getStage(element), part(element, 'play')]).to.deep.equal(['player', null]);
      await element.querySelector('video')!.play();
      await waitUntil(() => !element.paused);
    });
  });

  describe('autoplay', () => {
    const AUTO = `<site-video src="${VIDEO_URL}" autoplay loop label="Dawn"></site-video>`;

    it('plays a file muted while in view, with a pause button', async () => {
      const element = await renderVideo(AUTO);
      await waitUntil(() => !element.paused, 'the video does not play');
      expect(getPlayer(element)!.muted).to.equal(true);
      const pause = part<HTMLButtonElement>(element, 'pause')!;
      expect(pause.ariaLabel).to.equal('Pause: Dawn');
      pause.click();
      await waitUntil(() => element.paused);
      await settle(element);
      expect(pause.ariaLabel).to.equal('Play: Dawn');
      await expect(element).to.be.accessible();
    });

    it('does not start with reduced motion', async () => {
      await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
      const element = await renderVideo(AUTO);
      const events = recordEvents(element);
      await clickOn(element);
      await waitUntil(() => !element.paused, 'the video does not play');
      expect(events).to.deep.equal(['play-request visitor', 'play']);
    });

    it('waits for consent with the player of a provider', async () => {
      const element = await renderVideo(
        `<site-video src="https://vimeo.com/76979871" autoplay></site-video>${AUTO}`,
      );
      const own = element.nextElementSibling as typeof element;
      await waitUntil(() => !own.paused, 'the video does not play');
      expect([getStage(element), element.shadowRoot!.querySelector('iframe')]).to.deep.equal([
        'overlay',
        null,
      ]);
    });

    it('does not interrupt another video', async () => {
      const element = await renderVideo(`<site-video src="${VIDEO_URL}"></site-video><section></section>`);
      element.muted = true;
      await element.play();
      const events = recordEvents(element);
      element.nextElementSibling!.setHTMLUnsafe(AUTO);
      await waitUntil(() => events.length > 0 || element.currentTime > 1, 'the video does not continue');
      expect([events, element.paused]).to.deep.equal([[], false]);
    });
  });
});
