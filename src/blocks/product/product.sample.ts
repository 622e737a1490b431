// Examples of the element for the conformance suite.
const shirt = `<site-product>
  <script type="application/json">
    { "variants": [
      { "sku": "S", "price": 2500, "qtyInStock": 3, "attributes": { "Size": "S" } },
      { "sku": "L", "price": 2500, "salePrice": 1900, "onSale": true, "qtyInStock": 0, "attributes": { "Size": "L" } }
    ] }
  </script>
  <form method="post" action="/api/commerce/cart/items">
    <input type="hidden" name="productId" value="shirt">
    <p data-product-price>€25.00</p>
    <fieldset>
      <legend>Size</legend>
      <label><input type="radio" name="option[Size]" value="S" required> S</label>
      <label><input type="radio" name="option[Size]" value="L" required> L</label>
    </fieldset>
    <p><label>Quantity <input type="number" name="quantity" value="1" min="1"></label></p>
    <button>Add to cart</button>
  </form>
</site-product>`;

const generated = `<site-product product-id="mug" product='{"variants":[{"sku":"M","price":1200,"unlimited":true}]}'></site-product>`;

export const samples: readonly string[] = [shirt, generated];
