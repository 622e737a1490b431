// Element class of <site-link>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { link } from './link.contract';

export class SiteLink extends createElementBase(link) {}
