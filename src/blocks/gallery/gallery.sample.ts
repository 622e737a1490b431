// Good examples of the element, for the conformance suite.
const source = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${fill}"/></svg>`,
  )}`;
const picture = (name: string, fill: string, attributes = '') =>
  `<img ${attributes} alt="${name}" width="60" height="40" src="${source(fill)}">`;

export const samples = [
  `<site-gallery design="slideshow" autoplay loop thumbnails label="Coast">
  <figure>${picture('A ridge at dawn', '#246')}<figcaption>Dawn</figcaption></figure>
  <a href="#salt">${picture('Salt flats', '#ccb')}</a>
  ${picture('A lake', '#479', 'data-title="Lake" data-description="Before the wind" data-click-through-url="#lake"')}
</site-gallery>`,
  `<site-gallery design="carousel" slides-per-row="2">
  ${picture('One', '#246')}${picture('Two', '#ccb')}${picture('Three', '#479')}
</site-gallery>`,
  `<site-gallery design="grid"><figure>${picture('One', '#246')}<figcaption>One</figcaption></figure>${picture('Two', '#ccb')}</site-gallery>`,
  `<site-gallery design="grid"><script type="application/json">${JSON.stringify({
    slides: [{ src: source('#246'), width: 60, height: 40, alt: 'As data', title: 'Data' }],
  })}</script></site-gallery>`,
  `<site-gallery><ul><li>${picture('One', '#246')}</li><li>${picture('Two', '#ccb')}</li></ul></site-gallery>`,
  `<site-gallery design="slideshow"><a href="https://youtu.be/aqz-KE-bpKQ" data-type="video">${picture('A film', '#246')}</a>${picture('Two', '#ccb')}</site-gallery>`,
];
