// Examples of the element for the conformance suite.
export const samples = [
  '<site-gift-card><a href="/checkout/giftcard?websiteId=w1&amp;giftCardProductId=card">Buy a gift card</a></site-gift-card>',
  `<site-gift-card>
    <form action="/checkout/giftcard">
      <input type="hidden" name="websiteId" value="w1">
      <input type="hidden" name="giftCardProductId" value="card">
      <fieldset>
        <legend>Value</legend>
        <label><input type="radio" name="sku" value="card-25"> $25</label>
        <label><input type="radio" name="sku" value="card-50"> $50</label>
      </fieldset>
      <p><button>Buy a gift card</button></p>
    </form>
  </site-gift-card>`,
  `<site-gift-card website-id="w1" gift-card-product-id="card" variants='[{"sku":"card-25","price":2500,"unlimited":true}]'></site-gift-card>`,
];
