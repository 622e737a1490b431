'use client';

// The loader, in the browser. The elements use the React of the app.
import 'site-elements/react-external/autoload';

export const Elements = () => null;
