// Navigation of the documentation: the same links in the header and beside every page.

export interface Link {
  href: string;
  text: string;
}

export const HEADER_LINKS: readonly Link[] = [
  { href: '/start/', text: 'Get started' },
  { href: '/elements/', text: 'Elements' },
  { href: '/guides/', text: 'Guides' },
  { href: '/playground/', text: 'Playground' },
  { href: '/theming/', text: 'Theming' },
  { href: '/site-api/', text: 'API' },
  { href: '/pages/', text: 'Search' },
];

export const DOCUMENTATION_LINKS: readonly Link[] = [
  { href: '/start/', text: 'Getting started' },
  { href: '/elements/', text: 'Elements' },
  { href: '/guides/', text: 'Guides' },
  { href: '/playground/', text: 'Playground' },
  { href: '/theming/', text: 'Theming' },
  { href: '/theme/', text: 'Try a theme' },
  { href: '/security/', text: 'Security and privacy' },
  { href: '/consent/', text: 'What is stored and sent' },
  { href: '/accessibility/', text: 'Accessibility' },
  { href: '/support/', text: 'Browser support' },
  { href: '/performance/', text: 'Performance' },
  { href: '/rendering/', text: 'Server-side rendering' },
  { href: '/reliability/', text: 'Reliable delivery' },
  { href: '/site-api/', text: 'Site API' },
  { href: '/high-availability/', text: 'High availability' },
  { href: '/pages/', text: 'All pages' },
];

export const EXAMPLE_SITES: readonly Link[] = [
  { href: '/sites/portfolio/', text: 'Portfolio' },
  { href: '/sites/shop/', text: 'Shop' },
  { href: '/sites/restaurant/', text: 'Restaurant' },
];
