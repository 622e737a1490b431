// Element class of <site-spacer>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { spacer } from './spacer.contract';

export class SiteSpacer extends createElementBase(spacer) {}
