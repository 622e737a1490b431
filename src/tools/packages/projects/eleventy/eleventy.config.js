// Without a bundler: the built files are copied, and the pages link the loader and the style sheets.
const BUILT = 'node_modules/site-elements';

export default function configure(eleventy) {
  eleventy.addPassthroughCopy({ [`${BUILT}/*.{js,css}`]: 'site-elements' });
  for (const folder of ['chunks', 'assets', 'languages'])
    eleventy.addPassthroughCopy({ [`${BUILT}/${folder}`]: `site-elements/${folder}` });
}
