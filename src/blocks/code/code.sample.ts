// Examples of the element for the conformance suite.
export const samples = [
  `<site-code><pre><code class="language-ts"><span class="token-keyword">const</span> <span class="token-constant">glaze</span> = <span class="token-string">'celadon'</span>;</code></pre></site-code>`,
  `<site-code copy="false" line-numbers><figure><figcaption>kiln.sh</figcaption><pre><code>fire --cone 10
open --after 14h</code></pre></figure></site-code>`,
];
