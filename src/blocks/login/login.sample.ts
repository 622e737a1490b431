// Examples of the element for the conformance suite; together they show every slot and part.
export const samples: readonly string[] = [
  `<site-login>
  <form method="post" action="/api/site-users/account/session">
    <p><label>Email <input type="email" name="email" autocomplete="username" required></label></p>
    <p><label>Password <input type="password" name="password" autocomplete="current-password" required></label></p>
    <p><label><input type="checkbox" name="rememberMe"> Remember me</label></p>
    <p><button>Sign in</button></p>
  </form>
</site-login>`,
];
