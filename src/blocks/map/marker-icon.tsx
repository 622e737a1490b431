// The marker icon: 48 × 64, rendered at half size for high-density screens (MAP-015).
import type { ReactNode } from 'react';

export const MarkerIcon = (): ReactNode => (
  <svg part="marker" viewBox="0 0 48 64" width="24" height="32" aria-hidden>
    <path d="M24 63C20 52 3 42 3 24a21 21 0 0 1 42 0c0 18-17 28-21 39Z" />
    <circle cx="24" cy="24" r="8" />
  </svg>
);
