// Markup of recordings of the demo: an album of the page, and a block of a published site.
export const FILES = ['first-light', 'slow-water', 'kiln-song'].map((name) => `/demo/audio/${name}.wav`);
export const TITLES = ['First light', 'Slow water', 'Kiln song'];

export const printAudio = (src: string) => `<audio controls preload="none" src="${src}"></audio>`;
export const ALBUM = `<ol>${TITLES.map((title, at) => `<li><strong>${title}</strong> <a href="/notes">Notes</a> ${printAudio(FILES[at]!)}</li>`).join('')}</ol>`;
export const EMBED = `<div class="sqs-audio-embed" data-url="/demo/audio/Kiln+Song.wav" data-mime-type="" data-title="Kiln song" data-author="Anna Bergström, 10-16-22" data-show-download="false" data-design-style="minimal" data-duration-in-ms="1536000" data-color-theme="dark">
</div>`;
