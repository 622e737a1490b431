// Element class of <site-geo>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { geo } from './geo.contract';

export class SiteGeo extends createElementBase(geo) {}
