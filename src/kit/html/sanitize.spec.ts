import { expect } from '@open-wc/testing';
import { waitUntil } from '../testing/wait';
import { setSimpleHtml } from './sanitize';

/** A place in a browser that cannot sanitize by itself. */
const place = () => Object.assign(document.createElement('div'), { setHTML: undefined });

describe('simple HTML', () => {
  it('keeps links and emphasis and nothing that acts', async () => {
    const html = '<b>a</b><a href="javascript:x()" onclick="x()">b</a><script>x()</script><img src="x">';
    const [own, fallback] = [document.createElement('div'), place()];
    setSimpleHtml(own, html);
    setSimpleHtml(fallback, html);
    await waitUntil(() => fallback.querySelector('b'));
    for (const shown of [own, fallback]) expect(shown.innerHTML).to.equal('<b>a</b><a>b</a>');
  });

  it('shows the last text also when an earlier one was waiting for the fallback sanitizer', async () => {
    const [late, control] = [place(), place()];
    setSimpleHtml(late, '<b>first</b>');
    setSimpleHtml(control, '<b>first</b>');
    setSimpleHtml(late, 'second');
    await waitUntil(() => control.querySelector('b'));
    expect(late.innerHTML).to.equal('second');
  });
});
