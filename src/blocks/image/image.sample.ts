// Sample markup for the conformance suite.
const file = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#246"/></svg>',
)}`;
const caption =
  '<figcaption><h3>Before sunrise</h3><p>The ridge in June.</p><a href="#more">Read on</a></figcaption>';

export const samples = [
  `<site-image design="card" lightbox><figure><img src="${file}" width="60" height="40" alt="A ridge at dawn">${caption}</figure></site-image>`,
  `<site-image design="poster"><figure><a href="#ridge"><img data-src="${file}" data-image-dimensions="60x40" data-image-focal-point="0.2,0.8" alt="A ridge at dawn"></a>${caption}</figure></site-image>`,
  `<site-image><img src="${file}" width="60" height="40" alt="A ridge at dawn"></site-image>`,
];
