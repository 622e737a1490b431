// Examples of the element for the conformance suite; together they show every slot and part.
export const contact = `<site-form form-id="contact" submission-message="Thank you, we will answer soon.">
  <form method="post" action="/api/form/post/contact">
    <label for="sample-name">Name</label>
    <input id="sample-name" name="name" autocomplete="name" required>
    <label>Email <input type="email" name="email" autocomplete="email" required></label>
    <label for="sample-topic">Topic</label>
    <select id="sample-topic" name="topic"><option value="">Choose</option><option>Order</option><option>Press</option></select>
    <fieldset>
      <legend>How shall we answer?</legend>
      <label><input type="radio" name="answer" value="email" checked> By email</label>
      <label><input type="radio" name="answer" value="phone"> By phone</label>
    </fieldset>
    <label for="sample-message">Message</label>
    <textarea id="sample-message" name="message" maxlength="500" required></textarea>
    <label><input type="checkbox" name="news" value="yes"> Send me news</label>
    <p><button>Send</button></p>
  </form>
</site-form>`;

export const samples: readonly string[] = [contact];
