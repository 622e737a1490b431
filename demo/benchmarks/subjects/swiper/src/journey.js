import { register } from 'swiper/element/bundle';
import { contact, page } from '../../shared/journey-common.js';
register();
contact();
page();
