// A click annotates two hundred words with rough-notation, without animation.
import { annotate } from 'rough-notation';

window.bench.inp({
  mount(root) {
    root.innerHTML = '<button>Highlight</button><p></p>';
    root.firstChild.addEventListener('click', () => {
      const text = root.querySelector('p');
      text.innerHTML = '<span>word</span> '.repeat(200);
      for (const word of text.querySelectorAll('span')) annotate(word, { type: 'underline', animate: false }).show();
    });
  },
  steps: [
    {
      name: 'highlight',
      selector: 'button',
      done: () => document.querySelectorAll('.rough-annotation path').length >= 200,
    },
  ],
});
