import { useState } from 'react';
import type {} from 'site-elements/react';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${color}"/></svg>`)}`;

export function App() {
  const [index, setIndex] = useState(0);
  return (
    <main>
      <h1>Picture {index + 1}</h1>
      <site-gallery
        design="slideshow"
        label="New work"
        onsite-gallery-change={(event) => setIndex(event.detail.index)}
      >
        <figure>
          <img src={picture('teal')} width="900" height="600" alt="Teal" />
        </figure>
        <figure>
          <img src={picture('brown')} width="900" height="600" alt="Brown" />
        </figure>
      </site-gallery>
      <site-accordion expandFirst>
        <details>
          <summary>Opening hours</summary>
          <p>Every day from nine to five.</p>
        </details>
      </site-accordion>
    </main>
  );
}
