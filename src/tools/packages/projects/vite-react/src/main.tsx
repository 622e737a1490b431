// The elements in a React app. `site-elements/react-external` uses the app's React instead of a second copy.
import { createRoot } from 'react-dom/client';
import 'site-elements/css';
import 'site-elements/css/extended';
import 'site-elements/react-external/autoload';
import { App } from './app';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
