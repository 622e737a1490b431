import { expect } from '@open-wc/testing';
import { waitUntil } from '../testing/wait';
import { setSimpleHtml } from './sanitize';

/** An element without native `setHTML`. */
const fallbackElement = () => Object.assign(document.createElement('div'), { setHTML: undefined });

describe('setSimpleHtml', () => {
  it('keeps links and emphasis and removes everything that could run code', async () => {
    const html = '<b>a</b><a href="javascript:x()" onclick="x()">b</a><script>x()</script><img src="x">';
    const [native, fallback] = [document.createElement('div'), fallbackElement()];
    setSimpleHtml(native, html);
    setSimpleHtml(fallback, html);
    await waitUntil(() => fallback.querySelector('b'));
    for (const element of [native, fallback]) expect(element.innerHTML).to.equal('<b>a</b><a>b</a>');
  });

  it('shows the latest text if an earlier one was waiting for the fallback sanitizer', async () => {
    const [late, control] = [fallbackElement(), fallbackElement()];
    setSimpleHtml(late, '<b>first</b>');
    setSimpleHtml(control, '<b>first</b>');
    setSimpleHtml(late, 'second');
    await waitUntil(() => control.querySelector('b'));
    expect(late.innerHTML).to.equal('second');
  });
});
