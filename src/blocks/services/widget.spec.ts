// A server-rendered widget that a script of the page updates.
import '../../../elements/site-services';
import { expect, fixture, html } from '@open-wc/testing';
import { showWidget } from '../../../elements/show-widget';
import { waitUntil } from '../../kit/testing/wait';
import type { SiteServices } from './services.element';

const { fetch } = window;

/** Records requests, except those for a crumb, and answers them with these responses in order. */
function fakeServer(
  ...responses: readonly Response[]
): { method: string; path: string; type: string; body: string }[] {
  const requests: { method: string; path: string; type: string; body: string }[] = [];
  window.fetch = async (url, init) => {
    const request = new Request(new URL(String(url), location.href), init);
    if (request.url.endsWith('/crumb')) return Response.json({});
    const { method, headers } = request;
    const body = await request.text();
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    return responses[requests.push({ method, path: new URL(request.url).pathname, type, body }) - 1]!;
  };
  return requests;
}

describe('showWidget with the services of the page', () => {
  afterEach(() => {
    window.fetch = fetch;
  });

  it('sends type, id and value, and replaces the content with data.html [API-016] [API-017]', async () => {
    const requests = fakeServer(
      Response.json({ data: { html: '<h3>New</h3><script>globalThis.pwned = 1</script>' } }),
      Response.json({ data: { html: '<h3>Newer</h3>' } }),
      Response.json({ error: 'No.' }, { status: 400 }),
    );
    const box = await fixture(html`<div><site-services></site-services><section><p>Old</p></section></div>`);
    const services = box.querySelector('site-services') as SiteServices;
    const block = box.querySelector('section')!;
    const widget = { type: 55, id: 'b1', value: { limit: 2 } };
    const { calls } = await services.services;
    const { refetch, stop } = showWidget(block, (signal) => calls.widget.render(widget, 'col', { signal }));
    await waitUntil(() => block.querySelector('h3')?.textContent === 'New', 'the new content', 15_000);
    expect(block.querySelector('p, script')).to.equal(null);
    const [{ body, ...first }] = requests as [(typeof requests)[number]];
    expect(first).to.deep.equal({
      method: 'POST',
      path: '/api/widget/GetWidgetRendering',
      type: 'application/x-www-form-urlencoded',
    });
    const { widgetJSON, collectionId } = Object.fromEntries(new URLSearchParams(body));
    expect([JSON.parse(widgetJSON!), collectionId]).to.deep.equal([widget, 'col']);
    await refetch();
    expect(block.textContent).to.equal('Newer');
    await refetch();
    expect([block.textContent, block.hasAttribute('aria-busy')]).to.deep.equal(['Newer', false]);
    stop();
    box.remove();
  });
});
