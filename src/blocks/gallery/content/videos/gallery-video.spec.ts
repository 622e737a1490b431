// Video slides: players, rotation, and videos that leave the view.
import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import '../../../../../elements/site-gallery';
import '../../../../../elements/site-video';
import { clickOn } from '../../../../kit/testing/pointer';
import { settle, waitUntil } from '../../../../kit/testing/wait';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getFrames,
  getPart,
  image,
  images,
  renderGallery,
} from '../../testing/fixtures';

type Player = HTMLElementTagNameMap['site-video'];

const CLIP = '/demo/videos/dawn.webm';
const createVideoLink = (number: number) =>
  `<a data-type="video" href="${CLIP}#t=${number}">${image(number)}</a>`;

const getPlayers = (gallery: Element) => [
  ...gallery.querySelectorAll<Player>('site-video'),
  ...gallery.shadowRoot!.querySelectorAll<Player>('site-video'),
];

async function waitForPlayer(gallery: GalleryElement): Promise<Player> {
  await waitUntil(() => getPlayers(gallery)[0]?.matches(':state(ready)'), 'no player came');
  return getPlayers(gallery)[0]!;
}

/** Clicks: browsers require a user activation to start with sound. */
async function startPlayer(player: Player) {
  await clickOn(player);
  await waitUntil(() => !player.paused, 'it does not play');
}

describe('videos in <site-gallery>', () => {
  afterEach(() => resetMouse());

  it('mix with images; a video is detected by attributes or content [GAL-001] [GAL-017]', async () => {
    const embed = '<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'.replaceAll('"', '&quot;');
    const gallery = await renderGallery(
      'design="grid"',
      `${createVideoLink(1)}${image(2)}
      <figure data-slide-id="c">${image(3)}<div class="sqs-video-wrapper" data-html="${embed}" data-provider-name="YouTube"></div></figure>
      <a data-type="image" href="${CLIP}">${image(4)}</a>`,
    );
    await waitForPlayer(gallery);
    expect(getFrames(gallery).map((frame) => frame.querySelector('site-video')?.label ?? '')).to.deep.equal([
      'Picture 1',
      '',
      'Picture 3',
      '',
    ]);
    const shape = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    };
    expect(shape(getPlayers(gallery)[0]!)).to.deep.equal(shape(gallery.querySelector('img')!));
    await expect(gallery).to.be.accessible();
  });

  it('remain links and images without mixed-content [GAL-001]', async () => {
    const gallery = await renderGallery(
      'design="grid" mixed-content="false"',
      `${createVideoLink(1)}${image(2)}`,
    );
    expect([getPlayers(gallery).length, gallery.querySelector('a')!.inert]).to.deep.equal([0, false]);
  });

  it('get players with options [GAL-034]', async () => {
    const gallery = await renderGallery(
      `design="grid" video-loader-options='{"mode": "fill", "label-play": "Start {title}"}'`,
      createVideoLink(1),
    );
    const player = await waitForPlayer(gallery);
    expect([player.mode, getPart(player, 'play')!.ariaLabel]).to.deep.equal(['fill', 'Start Picture 1']);
  });

  it('play on click without navigating, and stop when their slide is left [GAL-062] [GAL-095]', async () => {
    const gallery = await renderGallery('design="slideshow" speed="0"', `${createVideoLink(1)}${images(2)}`);
    const player = await waitForPlayer(gallery);
    // Firefox's controls also play the video on a click, and report that it was removed in the meantime.
    player.controls = false;
    await startPlayer(player);
    expect(getCurrentIndex(gallery)).to.equal(0);
    await clickOn(player);
    await settle(gallery);
    expect(getCurrentIndex(gallery)).to.equal(0);
    getButton(gallery, 'next').click();
    await waitUntil(() => player.paused);
    await settle(gallery);
    expect([getCurrentIndex(gallery), getPart(player, 'base')!.dataset.stage, player.inert]).to.deep.equal([
      1,
      'overlay',
      true,
    ]);
  });

  it('stop when their slide is left, also if they are video elements of the page [GAL-062]', async () => {
    const gallery = await renderGallery(
      'design="slideshow" speed="0"',
      `<video src="${CLIP}" controls></video>${images(2)}`,
    );
    const own = gallery.querySelector('video')!;
    own.muted = true;
    await own.play();
    getButton(gallery, 'next').click();
    await waitUntil(() => own.paused);
    expect(getPlayers(gallery)).to.deep.equal([]);
  });

  it('pause the rotation while they play [GAL-060]', async () => {
    const gallery = await renderGallery(
      'design="slideshow" autoplay autoplay-duration="60" loop speed="0"',
      `${createVideoLink(1)}${images(2)}`,
    );
    const player = await waitForPlayer(gallery);
    player.muted = true;
    await player.play();
    // Not before: on a busy machine, the first slide would be left before its video plays.
    gallery.autoplayDuration = 0.5;
    await settle(gallery);
    const at = getCurrentIndex(gallery);
    const { currentTime } = player;
    await waitUntil(() => player.currentTime > currentTime + 1, 'it does not go on');
    expect(getCurrentIndex(gallery)).to.equal(at);
    player.pause();
    await waitUntil(() => getCurrentIndex(gallery) !== at, 'the rotation did not resume');
  });

  it('are active in the slider only while they are current [GAL-100]', async () => {
    const gallery = await renderGallery(
      'design="slider" speed="0"',
      `${image(0)}${createVideoLink(1)}${image(2)}`,
    );
    const player = await waitForPlayer(gallery);
    expect(player.inert).to.equal(true);
    gallery.currentIndex = 1;
    await waitUntil(() => !player.inert);
    player.muted = true;
    await player.play();
    gallery.currentIndex = 2;
    await waitUntil(() => player.inert && player.paused);
  });

  it('work in the markup of site builders, without requests to thumbnail hosts', async () => {
    const embed = '<iframe src="//player.vimeo.com/video/76979871"></iframe>'.replaceAll('"', '&quot;');
    const gallery = await renderGallery(
      'design="slideshow" speed="0"',
      `<div class="sqs-gallery"><div class="slide" data-type="video">
        <div class="sqs-video-wrapper" data-html="${embed}" data-provider-name="Vimeo">
          <div class="sqs-video-overlay"><img data-src="https://i.vimeocdn.com/video/1.jpg" alt="Walk"></div>
        </div>
      </div><div class="slide" data-type="image">${image(1)}</div></div>`,
    );
    const player = await waitForPlayer(gallery);
    expect([player.parentElement!.className, player.providerName, player.label]).to.deep.equal([
      'slide',
      'vimeo',
      'Walk',
    ]);
    expect(gallery.querySelector('img')!.hasAttribute('src')).to.equal(false);
    expect(player.getBoundingClientRect().height).to.be.greaterThan(300);
    gallery.querySelector('.slide')!.remove();
    await waitUntil(() => getPlayers(gallery).length === 0);
  });

  it('restore the slides when the gallery is removed', async () => {
    const gallery = await renderGallery('design="grid"', createVideoLink(1));
    await waitForPlayer(gallery);
    gallery.remove();
    await settle();
    expect([getPlayers(gallery).length, gallery.querySelector('a')!.inert]).to.deep.equal([0, false]);
  });
});
