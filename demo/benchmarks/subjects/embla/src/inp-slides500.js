import Embla from 'embla-carousel';
import './embla.css';
import { slides, steps } from '../../shared/slides500.js';
let embla;
bench.inp({
  mount(root) {
    root.innerHTML = `<div class=embla><div class=embla__container>${slides('<div class=embla__slide>', '</div>')}</div></div><button id=next type=button>Next</button>`;
    embla = Embla(root.querySelector('.embla'));
    root.querySelector('#next').addEventListener('click', () => embla.scrollNext());
  },
  steps: steps(() => document.querySelector('#next'), () => embla.selectedScrollSnap()),
});
