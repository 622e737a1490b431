// Contract of <site-geo>.
import { contract } from '../../kit/contract/contract';
import { loading } from './geo.loading';

export const geo = contract({
  tag: 'site-geo',
  description:
    'A place: its name and address, its coordinates, and a link to a map. A `<site-map>` inside it shows the map.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-geo-gap': 'Space between map, address and link.',
  },
});
