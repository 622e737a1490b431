// Sample markup for the conformance suite.
const createSource = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${fill}"/></svg>`,
  )}`;
const image = (alt: string, fill: string, attributes = '') =>
  `<img ${attributes} alt="${alt}" width="60" height="40" src="${createSource(fill)}">`;

export const samples = [
  `<site-gallery design="slideshow" autoplay loop thumbnails label="Coast">
  <figure>${image('A ridge at dawn', '#246')}<figcaption>Dawn</figcaption></figure>
  <a href="#salt">${image('Salt flats', '#ccb')}</a>
  ${image('A lake', '#479', 'data-title="Lake" data-description="Before the wind" data-click-through-url="#lake"')}
</site-gallery>`,
  `<site-gallery design="carousel" slides-per-row="2">
  ${image('One', '#246')}${image('Two', '#ccb')}${image('Three', '#479')}
</site-gallery>`,
  `<site-gallery design="grid"><figure>${image('One', '#246')}<figcaption>One</figcaption></figure>${image('Two', '#ccb')}</site-gallery>`,
  `<site-gallery design="grid"><script type="application/json">${JSON.stringify({
    slides: [{ src: createSource('#246'), width: 60, height: 40, alt: 'As data', title: 'Data' }],
  })}</script></site-gallery>`,
  `<site-gallery><ul><li>${image('One', '#246')}</li><li>${image('Two', '#ccb')}</li></ul></site-gallery>`,
  `<site-gallery design="slideshow"><a href="https://youtu.be/aqz-KE-bpKQ" data-type="video">${image('A video', '#246')}</a>${image('Two', '#ccb')}</site-gallery>`,
];
