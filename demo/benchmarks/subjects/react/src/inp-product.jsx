// A picker as commonly written for React storefronts: for each value, whether a variant has it together with the other
// choices.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const NAMES = ['Size', 'Color', 'Cut'];
const variants = bench.variants(2000);
const options = NAMES.map((name, at) => ({ name, values: bench.optionValues(variants, at) }));

const matches = (variant, choice) =>
  variant.optionValues.every(({ name, value }) => !choice[name] || choice[name] === value);

function Product() {
  const [choice, setChoice] = useState({});
  const found = NAMES.every((name) => choice[name]) && variants.find((variant) => matches(variant, choice));
  return (
    <form>
      {options.map(({ name, values }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {values.map((value) => {
            const fits = variants.some((variant) => matches(variant, { ...choice, [name]: value }));
            return (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={choice[name] === value}
                  onChange={() => setChoice({ ...choice, [name]: value })}
                />{' '}
                {value}
                {!fits && <span>, not available</span>}
              </label>
            );
          })}
        </fieldset>
      ))}
      <p id="price">{found ? `$${(found.price / 100).toFixed(2)}` : 'From $10'}</p>
      <button>Add to cart</button>
    </form>
  );
}

const isChecked = (value) => () => document.querySelector(`[value=${value}]`).checked;

bench.inp({
  mount(root) {
    createRoot(root).render(<Product />);
  },
  ready: () => document.querySelector('button'),
  steps: [
    { name: 'first', selector: '[value=s1]', done: isChecked('s1') },
    { name: 'second', selector: '[value=c1]', done: isChecked('c1') },
    {
      name: 'choose',
      selector: '[value=u37]',
      done: () => document.querySelector('#price').textContent === '$10.01',
    },
  ],
});
