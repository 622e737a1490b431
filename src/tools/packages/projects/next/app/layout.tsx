import type { ReactNode } from 'react';
import 'site-elements/site-elements.css';
import 'site-elements/site-elements-extended.css';
import { Elements } from './elements';

export const metadata = { title: 'site-elements with Next.js', icons: 'data:,' };
// Rendered for each request.
export const dynamic = 'force-dynamic';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The loader reflects the consent as an attribute of the root element.
    <html lang="en" suppressHydrationWarning>
      <body>
        {children}
        <Elements />
      </body>
    </html>
  );
}
