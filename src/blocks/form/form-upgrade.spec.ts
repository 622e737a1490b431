import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settle, waitUntil } from '../../kit/testing/wait';
import { query, typeText } from './testing/form-fixture';

const MARKUP = `<site-form form-id="contact"><form method="post" action="/api/form/post/contact">
  <label for="n">Name</label><input id="n" name="name" required>
  <label><input type="checkbox" name="news" value="yes"> News</label>
  <label>Topic <select name="topic"><option>Order</option><option>Press</option></select></label>
  <textarea name="text" aria-label="Text" maxlength="9"></textarea>
  <button>Send</button>
</form></site-form>`;

describe('the upgrade of <site-form>', () => {
  it('preserves nodes, input, focus and caret while the visitor is typing', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(MARKUP);
    const element = query(box, 'site-form');
    const form = query<HTMLFormElement>(element, 'form');
    expect(element.matches(':defined')).to.equal(false);
    expect(form.checkValidity()).to.equal(false);
    const nodes = [...form.elements];
    query(form, '[type=checkbox]').click();
    query<HTMLSelectElement>(form, 'select').selectedIndex = 1;
    await typeText(query(form, '#n'), 'Ada');
    await typeText(query(form, 'textarea'), 'Hello');
    await sendKeys({ press: 'ArrowLeft' });

    await import('../../../elements/site-form');
    await settle(element);

    expect(element.matches(':state(ready)')).to.equal(true);
    expect([...form.elements]).to.deep.equal(nodes);
    expect(document.activeElement).to.equal(query(form, 'textarea'));
    await sendKeys({ type: '!' });
    const values = Object.fromEntries(new FormData(form));
    expect(values).to.deep.equal({ name: 'Ada', news: 'yes', topic: 'Press', text: 'Hell!o' });
    await waitUntil(() => element.querySelector('.site-form-counter [aria-hidden]')?.textContent === '6 / 9');
  });

  it('survives moving the element within the page', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(MARKUP);
    const element = query(box, 'site-form');
    await settle(element);
    query(element, '#n').value = 'Ada';
    const target = document.createElement('section');
    box.append(target);
    target.append(element);
    await settle(element);
    expect(query(element, '#n').value).to.equal('Ada');
    expect(element.querySelectorAll('[data-site-root]')).to.have.length(1);
    await waitUntil(() => element.querySelectorAll('.site-form-counter').length === 1);
    expect(query<HTMLFormElement>(element, 'form').noValidate).to.equal(true);
  });

  it('adds a counter without layout shift, also in a grid', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(MARKUP);
    const element = query(box, 'site-form');
    const form = query<HTMLFormElement>(element, 'form');
    const field = document.createElement('p');
    field.style.cssText = 'display: grid; gap: 20px';
    const area = query<HTMLTextAreaElement>(form, 'textarea');
    area.replaceWith(field);
    field.append(Object.assign(document.createElement('b'), { textContent: 'Text' }), area);
    const button = query(form, 'button');
    const offset = () => button.getBoundingClientRect().top - form.getBoundingClientRect().top;
    const before = offset();
    await waitUntil(() => element.querySelectorAll('.site-form-counter').length === 1);
    await settle(element);
    expect(offset()).to.equal(before);
    const counter = query(form, '.site-form-counter [aria-hidden]').getBoundingClientRect();
    const { right, bottom } = area.getBoundingClientRect();
    expect(counter.right).to.be.closeTo(right, 1);
    expect(counter.top).to.be.closeTo(bottom, 4);
  });
});
