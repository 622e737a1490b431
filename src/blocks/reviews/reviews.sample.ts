// Examples of the element for the conformance suite.
const list = `<site-reviews product-id="book-north">
  <div class="site-reviews-body">
    <p class="site-reviews-range" role="status">Reviews 1 to 1 of 1</p>
    <ol class="site-reviews-list">
      <li class="site-review" id="review-1">
        <p class="site-review-head"><span class="site-review-rating" role="img" aria-label="5 out of 5 stars">★★★★★</span> <strong>Calm</strong></p>
        <p class="site-review-text">It hangs opposite my desk.</p>
        <p class="site-review-meta">Noor</p>
      </li>
    </ol>
  </div>
</site-reviews>`;

const form = `<site-reviews>
  <h2>Rate your purchase</h2>
  <form class="site-reviews-form" method="post" action="/commerce/reviews" novalidate>
    <input type="hidden" name="token" value="order.expiry.signature">
    <section class="site-review-product" aria-labelledby="review-0-product">
      <h3 id="review-0-product">North</h3>
      <fieldset class="site-review-stars" data-field="stars[book-north]">
        <legend>Star rating</legend>
        <label><input type="radio" id="review-0-stars-1" name="stars[book-north]" value="1"><span>1 star</span></label>
        <label><input type="radio" id="review-0-stars-2" name="stars[book-north]" value="2"><span>2 stars</span></label>
      </fieldset>
      <p data-field="text[book-north]"><label for="review-0-text">Describe your experience</label>
        <textarea id="review-0-text" name="text[book-north]"></textarea></p>
    </section>
    <p><button>Submit review</button></p>
  </form>
</site-reviews>`;

export const samples: readonly string[] = [list, form];
