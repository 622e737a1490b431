// Examples of the element for the conformance suite; together they show every slot and part.
const news = `<site-newsletter list-id="news">
  <form method="post" action="/api/newsletter/subscribe">
    <input type="hidden" name="listId" value="news">
    <p>
      <label>Email <input type="email" name="email" autocomplete="email" required></label>
      <button>Sign up</button>
    </p>
  </form>
</site-newsletter>`;

export const samples: readonly string[] = [news];
