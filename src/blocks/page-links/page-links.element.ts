// Element class of <site-page-links>: its options as properties.
import { createElementBase } from '../../kit/element/element-base';
import { pageLinks } from './page-links.contract';

export class SitePageLinks extends createElementBase(pageLinks) {}
