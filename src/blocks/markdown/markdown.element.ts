// Element class of <site-markdown>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { markdown } from './markdown.contract';

export class SiteMarkdown extends createElementBase(markdown) {}
