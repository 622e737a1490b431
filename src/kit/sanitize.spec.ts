import { expect } from '@open-wc/testing';
import { showSimpleHtml } from './sanitize';
import { until } from './testing/settle';

/** A place in a browser that cannot sanitize by itself. */
const place = () => Object.assign(document.createElement('div'), { setHTML: undefined });

describe('simple HTML', () => {
  it('keeps links and emphasis and nothing that acts', async () => {
    const html = '<b>a</b><a href="javascript:x()" onclick="x()">b</a><script>x()</script><img src="x">';
    const [own, fallback] = [document.createElement('div'), place()];
    showSimpleHtml(own, html);
    showSimpleHtml(fallback, html);
    await until(() => fallback.querySelector('b'));
    for (const shown of [own, fallback]) expect(shown.innerHTML).to.equal('<b>a</b><a>b</a>');
  });

  it('shows the last text also when an earlier one was waiting for the fallback sanitizer', async () => {
    const [late, control] = [place(), place()];
    showSimpleHtml(late, '<b>first</b>');
    showSimpleHtml(control, '<b>first</b>');
    showSimpleHtml(late, 'second');
    await until(() => control.querySelector('b'));
    expect(late.innerHTML).to.equal('second');
  });
});
