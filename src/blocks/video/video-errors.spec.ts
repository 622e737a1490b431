import { expect } from '@open-wc/testing';
import '../../../elements/site-video';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { settle, waitUntil } from '../../kit/testing/wait';
import { getStage, POSTER_URL, part, recordEvents, renderVideo } from './testing/fixture';
import { readMarkupOptions } from './video.content';

const escapeHtml = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Video block of a site builder. */
const videoBlock = (html: string, { block = '{}', image = '' } = {}) => `
  <div class="sqs-block video-block sqs-block-video" data-block-json="${escapeHtml(block)}" data-block-type="32">
    <div class="sqs-block-content"><div class="intrinsic"><div class="embed-block-wrapper">
      <div class="sqs-video-wrapper" data-html="${escapeHtml(html)}" data-provider-name="YouTube">
        <div class="sqs-video-overlay">${image}<div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div>
      </div>
    </div></div></div>
  </div>`;

const FRAME =
  '<br/><br/><iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque" height="480" width="854" title="A walk" allowfullscreen><br/></iframe>';

const message = (element: Element) => part(element, 'message')!.textContent;

describe('embed markup', () => {
  beforeEach(() => resetWarnings());

  it('is parsed and becomes a player only on demand [VID-001]', async () => {
    const element = await renderVideo(`<site-video>${videoBlock(FRAME)}</site-video>`);
    expect([element.html, element.providerName]).to.deep.equal([FRAME, 'youtube']);
    expect([
      getStage(element),
      element.shadowRoot!.querySelector('iframe'),
      part(element, 'play')!.ariaLabel,
    ]).to.deep.equal(['overlay', null, 'Play: A walk']);
    await expect(element).to.be.accessible();
  });

  it('has the title of its block', async () => {
    const block = JSON.stringify({ title: 'A walk in June', html: FRAME });
    const element = await renderVideo(`<site-video>${videoBlock(FRAME, { block })}</site-video>`);
    expect(part(element, 'play')!.ariaLabel).to.equal('Play: A walk in June');
  });

  it('may be a video of the site itself, whose player is inserted by script', async () => {
    const config = {
      title: 'Kiln',
      structuredContent: { alexandriaUrl: '/demo/pictures/dawn-ridge-300.webp?{variant}' },
    };
    const markup = (content: string) =>
      `<site-video><div class="sqs-native-video" data-config-video="${escapeHtml(JSON.stringify(config))}">${content}</div></site-video>`;
    const element = await renderVideo(markup('<noscript>Video</noscript>'));
    expect(element).to.include({
      providerName: 'file',
      src: '/demo/pictures/dawn-ridge-300.webp?playlist.m3u8',
    });
    expect(part(element, 'play')!.ariaLabel).to.equal('Play: Kiln');
    expect(part<HTMLImageElement>(element, 'poster')!.src).to.match(/\?thumbnail$/);
    await expect(element).to.be.accessible();
    // A player that a script has inserted is used.
    const drawn = await renderVideo(markup('<video src="/demo/videos/dawn.webm" preload="none"></video>'));
    expect(drawn.src).to.equal('');
    expect(part(drawn, 'play')).to.not.equal(null);
  });

  it('may be set on the element itself, with the provider in upper or lower case [VID-001]', async () => {
    const element = await renderVideo(
      `<site-video data-html="${escapeHtml(FRAME)}" data-provider-name="YOUTUBE" data-custom-thumbnail="${POSTER_URL}"></site-video>`,
    );
    expect([element.providerName, part<HTMLImageElement>(element, 'poster')!.src]).to.deep.equal([
      'youtube',
      POSTER_URL,
    ]);
  });

  it('provides the poster unless the poster is on the host of the provider', async () => {
    const own = await renderVideo(
      `<site-video>${videoBlock(FRAME, { image: `<img data-src="${POSTER_URL}">` })}</site-video>`,
    );
    expect(part<HTMLImageElement>(own, 'poster')!.src).to.equal(POSTER_URL);
    const provider = await renderVideo(
      `<site-video>${videoBlock(FRAME, { image: '<img data-src="https://i.ytimg.com/vi/aqz-KE-bpKQ/hq.jpg">' })}</site-video>`,
    );
    expect([part(provider, 'poster'), part(provider, 'play') !== null]).to.deep.equal([null, true]);
  });

  it('is optional in a block with a URL', async () => {
    const block = JSON.stringify({ url: 'https://vimeo.com/76979871', overlay: false });
    const element = await renderVideo(`<site-video>${videoBlock('', { block })}</site-video>`);
    expect([element.src, element.overlay, part(element, 'play') !== null]).to.deep.equal([
      'https://vimeo.com/76979871',
      false,
      true,
    ]);
  });

  it('keeps its caption', async () => {
    const element = await renderVideo(
      `<site-video><figure>${videoBlock(FRAME)}<figcaption class="video-caption">In May</figcaption></figure></site-video>`,
    );
    expect(part(element, 'caption')!.textContent).to.equal('In May');
  });
});

describe('an iframe player in the page', () => {
  const address = 'https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed';

  for (const nested of [false, true])
    it(`is played on request${nested ? ', also in a figure with a caption' : ''}`, async () => {
      const frame = `<iframe title="A film" width="500" height="250" data-src="${address}"></iframe>`;
      const element = await renderVideo(
        `<site-video>${nested ? `<figure><div>${frame}</div><figcaption>In May</figcaption></figure>` : frame}</site-video>`,
      );
      expect(part(element, 'play')!.getAttribute('aria-label')).to.contain('A film');
      expect(part(element, 'caption')?.textContent).to.equal(nested ? 'In May' : undefined);
      await expect(element).to.be.accessible();
    });

  it('has its URL in `src` or, with a consent tool or a lazy loader, in another attribute', () => {
    // A document without a window requests nothing.
    const host = document.implementation.createHTMLDocument().createElement('div');
    for (const name of ['src', 'data-src', 'data-lazy-src', 'src="about:blank" data-lazy-src']) {
      host.innerHTML = `<iframe ${name}="${address}"></iframe>`;
      expect(readMarkupOptions(host).html, name).to.contain(` src="${address}"`);
    }
  });

  it('is read again when a lazy loader of the page changes its URL', async () => {
    const element = await renderVideo('<site-video><iframe title="A film"></iframe></site-video>');
    expect(part(element, 'play')).to.equal(null);
    element.querySelector('iframe')!.setAttribute('data-lazy-src', address);
    await waitUntil(() => part(element, 'play'), 'the address was not read');
    expect(part(element, 'play')!.getAttribute('aria-label')).to.contain('A film');
  });

  it('may be in <noscript> beside the box of a lazy loader', async () => {
    const element = await renderVideo(
      `<site-video><figure class="wp-block-embed"><div><div class="rll-youtube-player" data-id="aqz-KE-bpKQ"></div>
        <noscript><iframe title="A film" width="500" height="250" src="${address}"></iframe></noscript></div>
        <figcaption>In May</figcaption></figure></site-video>`,
    );
    expect(part(element, 'play')!.getAttribute('aria-label')).to.equal('Play: A film');
    expect(part(element, 'caption')!.textContent).to.equal('In May');
    expect(element.querySelector('figcaption')!.checkVisibility()).to.equal(false);
    await expect(element).to.be.accessible();
  });
});

it('a link inside a video element is its fallback, not its title', async () => {
  const element = await renderVideo(
    '<site-video><video src="/demo/videos/dawn.webm" preload="none"><a href="/demo/videos/dawn.webm">Download</a></video></site-video>',
  );
  expect(part(element, 'play')!.textContent).not.to.contain('Download');
});

describe('an invalid video', () => {
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
    it(`logs an error and ignores ${html} [VID-005]`, async () => {
      let element!: Awaited<ReturnType<typeof renderVideo>>;
      const messages = await captureConsole(async () => {
        element = await renderVideo(`<site-video>${videoBlock(html)}</site-video>`);
        await element.play();
        await settle(element);
      });
      expect(messages).to.have.length(1);
      expect(messages[0]).to.match(/^site-video: Invalid video embed\./);
      expect(message(element)).to.equal('Invalid video embed.');
      expect(
        element.shadowRoot!.querySelectorAll('iframe, object, script, img, [part="play"]'),
      ).to.have.length(0);
      expect('pwned' in globalThis).to.equal(false);
    });

  it('dispatches an error and keeps the poster and the link', async () => {
    let element!: Awaited<ReturnType<typeof renderVideo>>;
    const messages = await captureConsole(async () => {
      element = await renderVideo(
        `<site-video src="https://tv.example/1"><a href="https://tv.example/1"><img src="${POSTER_URL}" alt="Show"></a></site-video>`,
      );
    });
    expect(messages[0]).to.match(
      /src="https:\/\/tv\.example\/1" is neither a video of a supported provider nor a video file/,
    );
    expect([message(element), part(element, 'play'), part(element, 'overlay')!.inert]).to.deep.equal([
      '',
      null,
      false,
    ]);
    const events = recordEvents(element);
    await captureConsole(async () => {
      element.src = 'https://tv.example/2';
      await settle(element);
    });
    expect(events).to.deep.equal(['error invalid']);
  });

  it('is not reported while there is no content', async () => {
    const element = await renderVideo('<site-video></site-video>');
    expect([message(element), part(element, 'play')]).to.deep.equal(['', null]);
    element.setHTMLUnsafe('<a href="https://youtu.be/aqz-KE-bpKQ">A walk</a>');
    await waitUntil(() => part(element, 'play')?.ariaLabel === 'Play: A walk');
  });

  it('shows a message and a link when its file is broken', async () => {
    const element = await renderVideo(
      '<site-video src="data:video/webm,broken" label="Broken"></site-video>',
    );
    const events = recordEvents(element);
    element.muted = true;
    await element.play();
    await waitUntil(() => events.includes('error unavailable'));
    await settle(element);
    expect(message(element)).to.equal('The video could not be played. Watch on the original site');
    await expect(element).to.be.accessible();
  });

  it('has no poster if the embed is not an iframe, with the documented warning [VID-006]', async () => {
    const html = '<object data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>';
    const messages = await captureConsole(() =>
      renderVideo(`<site-video html="${escapeHtml(html)}" poster="${POSTER_URL}"></site-video>`),
    );
    expect(messages).to.deep.equal([
      'site-video: Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    ]);
  });
});
