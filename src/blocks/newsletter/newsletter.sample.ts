// Which newsletters show all that the element does?

const news = `<site-newsletter list-id="news">
  <form method="post" action="/api/newsletter/subscribe">
    <input type="hidden" name="listId" value="news">
    <p>
      <label>Email <input type="email" name="email" autocomplete="email" required></label>
      <button>Sign up</button>
    </p>
  </form>
</site-newsletter>`;

/** Of the conformance suite: the first is the one that is shown. */
export const samples: readonly string[] = [news];
