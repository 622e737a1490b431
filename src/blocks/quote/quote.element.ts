// Element class of <site-quote>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { quote } from './quote.contract';

export class SiteQuote extends createElementBase(quote) {}
