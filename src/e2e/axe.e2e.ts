// The accessibility check of the end-to-end tests finds a lack of contrast in each kind of token of each listing.
import { axe, expect, test } from './harness';
import { openTestPage } from './test-page';

const listing = (...kinds: string[]) =>
  `<pre><code>${kinds.map((kind) => `<span class="${kind}">word</span> `).join('')}</code></pre>`;

test('finds a lack of contrast in texts, and in the first token of a kind in each listing', async ({
  page,
}) => {
  await openTestPage(
    page,
    `<style>pre { background: #fff } .good { color: #333 } .bad { color: #ccc } #dark { background: #222 }</style>
     ${listing('good', 'bad', 'bad')} ${listing('good', 'good', 'bad')}
     <div id="dark"><pre style="background: none"><code><span class="good">word</span></code></pre></div>
     <p class="bad">Text</p><p><span class="bad">Text</span> <span class="bad">Text</span></p>
     <pre><code><span class="good">word</span> <span class="good" style="color: #ddd">word</span></code></pre>`,
    { allowInlineStyles: true },
  );
  // Two listings, the one on a dark background, three texts, and a token with a style of its own.
  expect(await axe(page)).toEqual([expect.stringMatching(/^color-contrast: .* \(7\)$/)]);
});
