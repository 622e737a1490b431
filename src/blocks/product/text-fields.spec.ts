import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { button, cart, error, notice, press } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

let provided: Provided;

const field = (element: Element, name: string) =>
  element.querySelector<HTMLInputElement>(`[name="field[${name}]"]`)!;

async function render(): Promise<Product> {
  provided = provideServices({ cookies: { crumb: 'x' } });
  const element = await fixture<Product>(html`
    <site-product variants='[{"sku":"R","price":9000,"unlimited":true}]'>
      <form method="post" action="/api/commerce/cart/items" novalidate>
        <input type="hidden" name="productId" value="ring">
        <p><label>Engraving <input name="field[Engraving]" required></label></p>
        <p><label>Note <textarea name="field[Note]"></textarea></label></p>
        <button>Add to cart</button>
      </form>
    </site-product>
  `);
  await settle(element);
  return element;
}

describe('<site-product> with texts that the buyer enters', () => {
  afterEach(() => provided.stop());

  it('shows a missing text at its field, and sends all texts', async () => {
    const element = await render();
    await press(button(element), 'Enter');
    await waitUntil(() => error(element));
    expect(error(element)).to.equal('Enter Engraving.');
    expect(document.activeElement).to.equal(field(element, 'Engraving'));
    expect(field(element, 'Engraving').getAttribute('aria-invalid')).to.equal('true');
    expect(provided.page.requests).to.have.length(0);
    await sendKeys({ type: 'A & B' });
    await expect(element).to.be.accessible();
    provided.page.respond({ json: cart(1) });
    await press(button(element), 'Enter');
    await waitUntil(() => notice(element) === 'Added, 1 in cart');
    expect(JSON.parse(provided.page.requests[0]!.body as string)).to.deep.equal({
      productId: 'ring',
      quantity: 1,
      sku: 'R',
      texts: { Engraving: 'A & B', Note: '' },
    });
    expect(field(element, 'Engraving').value).to.equal('A & B');
  });

  it('shows at its field that a text is too long', async () => {
    const element = await render();
    field(element, 'Engraving').value = 'A';
    field(element, 'Note').value = 'x'.repeat(201);
    await press(button(element), 'Enter');
    await waitUntil(() => error(element));
    expect(error(element)).to.equal('Shorten Note to 200 characters; it has 201.');
    expect(document.activeElement).to.equal(field(element, 'Note'));
    expect(field(element, 'Note').getAttribute('aria-invalid')).to.equal('true');
    expect(provided.page.requests).to.have.length(0);
  });

  it('shows the reason for a refusal at its field, and keeps the text', async () => {
    const element = await render();
    field(element, 'Engraving').focus();
    await sendKeys({ type: 'A' });
    provided.page.respond({ status: 422, json: { error: 'Enter “Note”.', field: 'Note' } });
    await press(button(element), 'Enter');
    await waitUntil(() => error(element) === 'Enter “Note”.');
    const note = field(element, 'Note');
    expect(document.activeElement).to.equal(note);
    expect(note.getAttribute('aria-invalid')).to.equal('true');
    expect(note.closest('label')!.nextElementSibling!.textContent).to.equal('Enter “Note”.');
    expect(notice(element)).to.equal('');
    expect(field(element, 'Engraving').value).to.equal('A');
  });
});
