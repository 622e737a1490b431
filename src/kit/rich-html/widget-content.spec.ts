import { expect, fixture, html } from '@open-wc/testing';
import type { ApiResult } from '../../services/shared/ports';
import { waitUntil } from '../testing/wait';
import { showWidget } from './widget-content';

const createSuccess = (text: string): ApiResult<string> => ({ ok: true, data: text });
const failure: ApiResult<string> = {
  ok: false,
  status: 503,
  error: { kind: 'unavailable', message: 'Not now' },
};

/** A server whose responses the test controls. */
function createServer() {
  const responders: ((result: ApiResult<string>) => void)[] = [];
  return {
    responders,
    render: () => new Promise<ApiResult<string>>((respond) => void responders.push(respond)),
  };
}

describe('showWidget', () => {
  it('has all elements as soon as it succeeds, also without native sanitizer', async () => {
    const native = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
    Reflect.deleteProperty(Element.prototype, 'setHTML');
    try {
      const block = await fixture(html`<div></div>`);
      const { state } = showWidget(block, async () => createSuccess('<ul><li><h3>New</h3></li></ul>'));
      await waitUntil(() => state.get().status === 'success');
      expect(block.innerHTML).to.equal('<ul><li><h3>New</h3></li></ul>');
    } finally {
      if (native) Object.defineProperty(Element.prototype, 'setHTML', native);
    }
  });

  it('keeps the content until the response arrives, then replaces it [API-017]', async () => {
    const block = await fixture(html`<div><p>Old</p></div>`);
    const { responders, render } = createServer();
    showWidget(block, render);
    expect(block.getAttribute('aria-busy')).to.equal('true');
    expect(block.textContent).to.equal('Old');
    responders[0]?.(
      createSuccess(
        '<ul><li><h3>New</h3><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="A"></li></ul>',
      ),
    );
    await waitUntil(() => block.querySelector('li h3')?.textContent === 'New', 'the new content');
    expect(block.querySelector('img')?.getAttribute('alt')).to.equal('A');
    expect(block.querySelector('p')).to.equal(null);
    expect(block.hasAttribute('aria-busy')).to.equal(false);
    await expect(block).to.be.accessible();
  });

  it('sanitizes the HTML', async () => {
    const block = await fixture(html`<div></div>`);
    const { responders, render } = createServer();
    showWidget(block, render);
    const evil =
      '<p onclick="alert(1)">ok</p><script>alert(1)</script><img onerror="alert(1)"><iframe src="/"></iframe>';
    responders[0]?.(
      createSuccess(`${evil}<form action="/x"><input></form><a href="javascript:alert(1)">a</a>`),
    );
    await waitUntil(() => block.querySelector('p')?.textContent === 'ok', 'the new content');
    expect(block.querySelector('script, iframe, form, input, [onclick], [onerror]')).to.equal(null);
    expect(block.querySelector('a')?.getAttribute('href') ?? '').not.to.contain('javascript');
  });

  it('shows the newest response, and keeps it when a request fails', async () => {
    const block = await fixture(html`<div></div>`);
    const { responders, render } = createServer();
    const { refetch, stop } = showWidget(block, render);
    const newest = refetch();
    responders[1]?.(createSuccess('<p>second</p>'));
    await newest;
    responders[0]?.(createSuccess('<p>first</p>'));
    await waitUntil(() => block.textContent === 'second', 'the second');
    const failed = refetch();
    responders[2]?.(failure);
    await failed;
    expect([block.textContent, block.hasAttribute('aria-busy')]).to.deep.equal(['second', false]);
    void refetch();
    stop();
    responders[3]?.(createSuccess('<p>late</p>'));
    expect([block.textContent, block.hasAttribute('aria-busy')]).to.deep.equal(['second', false]);
  });
});
