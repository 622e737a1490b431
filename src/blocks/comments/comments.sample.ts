// Examples of the element for the conformance suite.
const printed = `<site-comments item-id="6752923539ec342677c147e6">
  <div class="site-comments-body">
    <h2 id="comments-heading">Comments</h2>
    <p class="site-comments-count" data-comment-count="2">2 comments</p>
    <ol class="site-comments-list" data-comment-list role="list">
      <li><article class="site-comment" id="comment-01900000-0000-7000-8000-000000000001" data-comment-id="01900000-0000-7000-8000-000000000001" data-state="published">
        <p class="site-comment-head"><b class="site-comment-author">Ada</b> <a class="site-comment-link" href="/news/one#comment-01900000-0000-7000-8000-000000000001"><time datetime="2025-05-03T10:00:00.000Z">May 3, 2025, 10:00 AM</time></a></p>
        <div class="site-comment-text"><p>The frames from the ridge are my favourite.</p></div>
        <div class="site-comment-actions">
          <a href="/news/one?reply-to=01900000-0000-7000-8000-000000000001#comment-form" data-comment-reply="01900000-0000-7000-8000-000000000001">Reply<span class="site-form-visually-hidden">: Ada</span></a>
          <form method="post" action="/api/comments/01900000-0000-7000-8000-000000000001/like" data-comment-like="01900000-0000-7000-8000-000000000001"><button class="quiet" aria-pressed="false">Like <span data-comment-likes aria-hidden="true">2</span></button></form>
        </div>
        <ol class="site-comments-list" role="list">
          <li><article class="site-comment" id="comment-01900000-0000-7000-8000-000000000002" data-comment-id="01900000-0000-7000-8000-000000000002" data-comment-parent="01900000-0000-7000-8000-000000000001" data-state="published">
            <p class="site-comment-head"><b class="site-comment-author">Noor</b> <a class="site-comment-link" href="/news/one#comment-01900000-0000-7000-8000-000000000002"><time datetime="2025-05-04T10:00:00.000Z">May 4, 2025, 10:00 AM</time></a></p>
            <div class="site-comment-text"><p>Mine, too.</p></div>
          </article></li>
        </ol>
      </article></li>
    </ol>
  </div>
  <section class="site-comments-write" id="comment-form" aria-labelledby="comment-form-heading">
    <h3 id="comment-form-heading">Write a comment</h3>
    <form class="site-comments-form" method="post" action="/api/comments#comment-form" novalidate data-comment-form>
      <input type="hidden" name="itemId" value="6752923539ec342677c147e6">
      <p data-field="name"><label for="comment-name">Name</label><input type="text" autocomplete="name" id="comment-name" name="name" maxlength="60" required></p>
      <p data-field="body"><label for="comment-body">Comment</label><textarea id="comment-body" name="body" maxlength="5000" required rows="6"></textarea></p>
      <p><button>Send comment</button></p>
    </form>
  </section>
</site-comments>`;

export const samples: readonly string[] = [
  printed,
  `<site-comments>
    <h2>Comments</h2>
    <article><p>The frames from the ridge are my favourite.</p><p>Ada, 3 May</p></article>
    <a href="/contact">Write to us</a>
  </site-comments>`,
  `<site-comments><div class="squarespace-comments" data-item-id="6752923539ec342677c147e6" data-public-comment-count="3" data-comment-state="2"></div></site-comments>`,
];
