'use client';

// The loader, in the browser. The elements use the app's React.
import 'site-elements/react-external/autoload';

export const Elements = () => null;
