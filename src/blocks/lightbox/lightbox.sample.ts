// Sample markup for the conformance suite.
const picture = (name: string, fill: string, attributes = '') =>
  `<img ${attributes} alt="${name}" width="60" height="40" src="data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${fill}"/></svg>`,
  )}">`;

export const samples = [
  `<site-lightbox><p>Before the wind.</p>${picture('A ridge at dawn', '#246')}${picture('Salt flats', '#ccb')}</site-lightbox>`,
  `<site-lightbox open theme="light" label="Coast">
  <figure>${picture('A ridge at dawn', '#246', 'data-title="Dawn"')}<figcaption>By <a href="#ada">Ada</a></figcaption></figure>
  <img alt="Lost">
</site-lightbox>`,
];
