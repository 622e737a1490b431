// What is left of a video that cannot be, and what does markup of strangers do? A page that can be used, and nothing else.
import { expect } from '@open-wc/testing';
import '../../../elements/site-video';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { settle, waitUntil } from '../../kit/testing/wait';
import { getStage, POSTER_URL, part, recordEvents, renderVideo } from './testing/fixture';

const printed = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** As a site builder prints a video. */
const captured = (html: string, { block = '{}', image = '' } = {}) => `
  <div class="sqs-block video-block sqs-block-video" data-block-json="${printed(block)}" data-block-type="32">
    <div class="sqs-block-content"><div class="intrinsic"><div class="embed-block-wrapper">
      <div class="sqs-video-wrapper" data-html="${printed(html)}" data-provider-name="YouTube">
        <div class="sqs-video-overlay">${image}<div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div>
      </div>
    </div></div></div>
  </div>`;

const FRAME =
  '<br/><br/><iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque" height="480" width="854" title="A walk" allowfullscreen><br/></iframe>';

const message = (element: Element) => part(element, 'message')!.textContent;

describe('captured markup of a video', () => {
  beforeEach(() => resetWarnings());

  it('is read as it is, and becomes a player only when it is asked for [VID-001]', async () => {
    const element = await renderVideo(`<site-video>${captured(FRAME)}</site-video>`);
    expect([element.html, element.providerName]).to.deep.equal([FRAME, 'youtube']);
    expect([
      getStage(element),
      element.shadowRoot!.querySelector('iframe'),
      part(element, 'play')!.ariaLabel,
    ]).to.deep.equal(['overlay', null, 'Play: A walk']);
    await expect(element).to.be.accessible();
  });

  it('may name the provider in any case, and be written on the element itself [VID-001]', async () => {
    const element = await renderVideo(
      `<site-video data-html="${printed(FRAME)}" data-provider-name="YOUTUBE" data-custom-thumbnail="${POSTER_URL}"></site-video>`,
    );
    expect([element.providerName, part<HTMLImageElement>(element, 'poster')!.src]).to.deep.equal([
      'youtube',
      POSTER_URL,
    ]);
  });

  it('gives its picture, unless the provider would have to be asked for it', async () => {
    const own = await renderVideo(
      `<site-video>${captured(FRAME, { image: `<img data-src="${POSTER_URL}">` })}</site-video>`,
    );
    expect(part<HTMLImageElement>(own, 'poster')!.src).to.equal(POSTER_URL);
    const theirs = await renderVideo(
      `<site-video>${captured(FRAME, { image: '<img data-src="https://i.ytimg.com/vi/aqz-KE-bpKQ/hq.jpg">' })}</site-video>`,
    );
    expect([part(theirs, 'poster'), part(theirs, 'play') !== null]).to.deep.equal([null, true]);
  });

  it('of a block without embed markup gives its address', async () => {
    const block = JSON.stringify({ url: 'https://vimeo.com/76979871', overlay: false });
    const element = await renderVideo(`<site-video>${captured('', { block })}</site-video>`);
    expect([element.src, element.overlay, part(element, 'play') !== null]).to.deep.equal([
      'https://vimeo.com/76979871',
      false,
      true,
    ]);
  });

  it('keeps its caption', async () => {
    const element = await renderVideo(
      `<site-video><figure>${captured(FRAME)}<figcaption class="video-caption">In May</figcaption></figure></site-video>`,
    );
    expect(part(element, 'caption')!.textContent).to.equal('In May');
  });
});

describe('a video that cannot be', () => {
  beforeEach(() => resetWarnings());

  for (const html of [
    '<script>globalThis.pwned = 1</script>',
    '<iframe src="javascript:parent.pwned=1"></iframe>',
    '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
    '<iframe src="data:text/html,<script>parent.pwned=1</script>"></iframe>',
    '<iframe src="https://www.youtube.com@evil.example/embed/aqz-KE-bpKQ"></iframe>',
    '<iframe src="https://evil.example/embed/aqz-KE-bpKQ" onload="pwned=1"></iframe>',
    '<img src="x" onerror="globalThis.pwned = 1">',
    '<object data="/some.swf"></object>',
  ])
    it(`is told of, and nothing of ${html} is used [VID-005]`, async () => {
      let element!: Awaited<ReturnType<typeof renderVideo>>;
      const said = await captureConsole(async () => {
        element = await renderVideo(`<site-video>${captured(html)}</site-video>`);
        await element.play();
        await settle(element);
      });
      expect(said).to.have.length(1);
      expect(said[0]).to.match(/^site-video: Invalid video embed\./);
      expect(message(element)).to.equal('Invalid video embed.');
      expect(
        element.shadowRoot!.querySelectorAll('iframe, object, script, img, [part="play"]'),
      ).to.have.length(0);
      expect('pwned' in globalThis).to.equal(false);
    });

  it('tells the page why, and leaves the picture and the link as they are', async () => {
    let element!: Awaited<ReturnType<typeof renderVideo>>;
    const said = await captureConsole(async () => {
      element = await renderVideo(
        `<site-video src="https://tv.example/1"><a href="https://tv.example/1"><img src="${POSTER_URL}" alt="Show"></a></site-video>`,
      );
    });
    expect(said[0]).to.match(
      /src="https:\/\/tv\.example\/1" is neither a video of a known provider nor a video file/,
    );
    expect([message(element), part(element, 'play'), part(element, 'overlay')!.inert]).to.deep.equal([
      '',
      null,
      false,
    ]);
    const seen = recordEvents(element);
    await captureConsole(async () => {
      element.src = 'https://tv.example/2';
      await settle(element);
    });
    expect(seen).to.deep.equal(['error invalid']);
  });

  it('is no video yet while the page has said nothing', async () => {
    const element = await renderVideo('<site-video></site-video>');
    expect([message(element), part(element, 'play')]).to.deep.equal(['', null]);
    element.setHTMLUnsafe('<a href="https://youtu.be/aqz-KE-bpKQ">A walk</a>');
    await waitUntil(() => part(element, 'play')?.ariaLabel === 'Play: A walk');
  });

  it('ends in words and a way to it when its file is broken', async () => {
    const element = await renderVideo(
      '<site-video src="data:video/webm,broken" label="Broken"></site-video>',
    );
    const seen = recordEvents(element);
    element.muted = true;
    await element.play();
    await waitUntil(() => seen.includes('error unavailable'));
    await settle(element);
    expect(message(element)).to.equal('The video could not be shown here. Watch it where it is from');
    await expect(element).to.be.accessible();
  });

  it('has no picture where the embed is no frame, and says so in the documented words [VID-006]', async () => {
    const html = '<object data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>';
    const said = await captureConsole(() =>
      renderVideo(`<site-video html="${printed(html)}" poster="${POSTER_URL}"></site-video>`),
    );
    expect(said).to.deep.equal([
      'site-video: Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    ]);
  });
});
