// Element class of <site-logo>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { logo } from './logo.contract';

export class SiteLogo extends createElementBase(logo) {}
