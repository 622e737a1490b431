import Embla from 'embla-carousel';
import { contact, page } from '../../shared/journey-common.js';
const carousel = Embla(document.querySelector('.embla__viewport'), { loop: true });
document.querySelector('.next').addEventListener('click', () => carousel.scrollNext());
contact();
page();
