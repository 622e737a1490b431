// Examples of the element for the conformance suite. The last one is the structure of published sites.
const track = (title: string) =>
  `<audio controls preload="none" title="${title}" src="/demo/audio/first-light.wav"></audio>`;

export const samples = [
  `<site-audio><figure><figcaption>First light</figcaption>${track('')}</figure></site-audio>`,
  `<site-audio><ol><li>First light ${track('First light')}</li><li>Slow water <a href="/notes">Notes</a> ${track('Slow water')}</li></ol></site-audio>`,
  `<site-audio><div class="sqs-audio-embed" data-url="/demo/audio/kiln+song.wav" data-mime-type="" data-title="Kiln song" data-author="Anna" data-show-download="true" data-duration-in-ms="8000"></div></site-audio>`,
];
