// Examples of the element for the conformance suite.
export const samples = [
  `<site-member-area>
    <p data-site-for="visitors"><a href="/members" data-sign-in>Sign in to your area</a></p>
    <div data-site-for="members"><span data-member-name></span> <a href="/members">Your account</a>
      <form method="post" action="/members/sign-out"><button data-sign-out>Sign out</button></form></div>
  </site-member-area>`,
  '<site-member-area members-path="/club"></site-member-area>',
];
