// Pages that content management systems output when their guides are followed, with pictures of the demo.

export interface CmsSample {
  readonly name: string;
  readonly markup: string;
}

const FILES = ['/pictures/dawn-ridge-750.webp', '/pictures/canyon-750.webp'];

const each = (draw: (source: string, number: number) => string) =>
  FILES.map((source, index) => draw(source, index + 1)).join('\n');

const ACCORDION = `<site-accordion>
  <details><summary>Opening hours</summary><p>Every day from nine to five.</p></details>
</site-accordion>`;

const wordpress = `<div class="entry-content wp-block-post-content is-layout-constrained">
<h2 class="wp-block-heading">New work</h2>
<site-gallery design="slideshow" label="New work" class="">
${each((source, number) => `<figure class="wp-block-image size-large"><img fetchpriority="high" decoding="async" width="750" height="500" data-id="${number}" src="${source}" alt="Picture ${number}" class="wp-image-${number}" srcset="${source} 750w" sizes="(max-width: 750px) 100vw, 750px"/><figcaption class="wp-element-caption">Picture ${number}</figcaption></figure>`)}
</site-gallery>
${ACCORDION}
</div>`;

const drupal = `<article data-history-node-id="1" class="node node--type-page node--view-mode-full"><div class="node__content">
<site-gallery design="slideshow" label="Pictures">
${each((source, number) => `<figure>  <img loading="lazy" src="${source}?itok=a${number}" width="750" height="500" alt="Picture ${number}" class="image-style-large" />\n\n</figure>`)}
</site-gallery>
<div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">${ACCORDION}</div>
</div></article>`;

const ghost = `<section class="gh-content gh-canvas"><!--kg-card-begin: html-->
<site-gallery design="slideshow" label="New work">
<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row">${each((source, number) => `<div class="kg-gallery-image"><img src="${source}" width="750" height="500" loading="lazy" alt="Picture ${number}" srcset="${source} 750w" sizes="(min-width: 720px) 720px"></div>`)}</div></div><figcaption><p>Two pictures</p></figcaption></figure>
</site-gallery>
${ACCORDION}
<!--kg-card-end: html--></section>`;

const shopify = `<section id="shopify-section-template--1__gallery" class="shopify-section section"><site-gallery design="slideshow" label="New work">
${each(
  (
    source,
    number,
  ) => `<figure data-shopify-editor-block="{&quot;id&quot;:&quot;picture_${number}&quot;,&quot;type&quot;:&quot;picture&quot;}">
      <img src="${source}?v=17&amp;width=1500" alt="Picture ${number}" srcset="${source}?v=17&amp;width=1500 1500w" width="1500" height="1000" loading="lazy">
    </figure>`,
)}
</site-gallery>
${ACCORDION}
</section>`;

const typo3 = `<!--TYPO3SEARCH_begin--><div id="c12" class="frame frame-default frame-type-textmedia frame-layout-0"><header><h2 class="">New work</h2></header>
<div class="ce-textpic ce-center ce-above">
  <site-gallery design="slideshow" label="New work">
${each(
  (source, number) => `<figure class="image">
            <img alt="Picture ${number}" loading="lazy" src="${source}" width="750" height="500" title="Picture ${number}" />
            <figcaption>Picture ${number}</figcaption>
          </figure>`,
)}
  </site-gallery>
</div></div>
<div id="c13" class="frame frame-default frame-type-html frame-layout-0">${ACCORDION}</div><!--TYPO3SEARCH_end-->`;

export const cmsSamples: readonly CmsSample[] = Object.entries({
  wordpress,
  drupal,
  ghost,
  shopify,
  typo3,
}).map(([name, markup]) => ({ name, markup }));
