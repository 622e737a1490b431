// Element class of <site-email-footer>, which has styles only.
import { createElementBase } from '../../kit/element/element-base';
import { emailFooter } from './email-footer.contract';

export class SiteEmailFooter extends createElementBase(emailFooter) {}
