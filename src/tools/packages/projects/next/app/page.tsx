import type {} from 'site-elements/react';

const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='6'/>";

export default function Page() {
  return (
    <main>
      <site-gallery design="slideshow" label="New work">
        <figure>
          <img src={picture} width="900" height="600" alt="One" />
        </figure>
        <figure>
          <img src={picture} width="900" height="600" alt="Two" />
        </figure>
      </site-gallery>
      <site-accordion>
        <details>
          <summary>Opening hours</summary>
          <p>Every day from nine to five.</p>
        </details>
      </site-accordion>
    </main>
  );
}
