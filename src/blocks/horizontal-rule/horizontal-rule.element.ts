// Element class of <site-horizontal-rule>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { horizontalRule } from './horizontal-rule.contract';

export class SiteHorizontalRule extends createElementBase(horizontalRule) {}
