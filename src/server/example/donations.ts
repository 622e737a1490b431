/** Donation pages of the example site. */

/** A donation page. Amounts are minor units of the site's currency. */
export const exampleDonationPages = [
  {
    id: 'donation',
    title: 'Support the darkroom',
    text: 'The darkroom is open to everybody, three evenings a week, with paper and chemicals. Your donation keeps it that way.',
    suggestedContributions: [1000, 2500, 5000, 10_000],
    minAmount: 100,
    maxAmount: 1_000_000,
    buttonLabel: 'Donate',
  },
];
