// The loader and the style sheets. esbuild does not copy files that a script addresses by URL (workers, the map
// library): `npm run build` copies the package's folder `assets` next to the folder of the chunks.
import 'site-elements/css';
import 'site-elements/css/extended';
import 'site-elements/autoload';
