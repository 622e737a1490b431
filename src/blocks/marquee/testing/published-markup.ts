// Marquee blocks as a site builder prints them: structure and classes of published pages, with texts of our own.

interface MarqueeBlock {
  /** Items of the JSON. */
  readonly items: readonly object[];
  /** The link of all items, in the JSON. */
  readonly linkTo?: string;
  /** Content of the drawn copy. */
  readonly svg?: string;
}

/** A block after the script of its site has drawn the text. */
export const marqueeBlock = ({ items, linkTo = '', svg = '' }: MarqueeBlock): string => {
  const texts = items.map((item) => (item as { text: string }).text);
  const props = {
    marqueeItems: items,
    linkTo,
    waveFrequency: 4,
    waveIntensity: 0,
    animationSpeed: 0.5,
    fadeEdges: true,
  };
  return `<div class="sqs-block marquee-block sqs-block-marquee" data-block-type="70"><div class="sqs-block-content">
    <div class="Marquee" style="font-size: 2rem" data-ready="true">
      <script class="Marquee-props" type="application/json">${JSON.stringify(props)}</script>
      <div class="Marquee-display fade-edges"><div class="Marquee-measure">${texts
        .map((text) => `<h2 class="Marquee-item Marquee-item--text" style="margin-right: 1em">${text}</h2>`)
        .join('')}</div>
        <h2><svg class="Marquee-svg" aria-hidden="true"><text>${texts.join(' ')}</text>${svg}</svg>
          <span class="v6-visually-hidden" id="label">${texts.join(' ')}</span></h2>
        <div class="Marquee-track"></div></div></div></div></div>`;
};
