// Element class of <site-html>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { html } from './html.contract';

export class SiteHtml extends createElementBase(html) {}
