// Examples of the element for the conformance suite.
export const samples = [
  `<site-share-buttons url="https://northlight.example/journal/dawn" share-title="Dawn">
    <ul aria-label="Share">
      <li><a data-network="facebook" href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fnorthlight.example%2Fjournal%2Fdawn">Facebook</a></li>
      <li><a data-network="mail" href="mailto:?subject=Dawn&amp;body=https%3A%2F%2Fnorthlight.example%2Fjournal%2Fdawn">Email</a></li>
      <li><a data-network="copy" href="https://northlight.example/journal/dawn">Copy link</a></li>
    </ul>
  </site-share-buttons>`,
  '<site-share-buttons networks="x linkedin copy" url="https://northlight.example/journal/dawn" share-title="Dawn"></site-share-buttons>',
];
