// Examples of the element for the conformance suite; together they show every slot and part.
const data = `<script type="application/json">
  { "cart": {
    "totalQuantity": 2, "subtotalCents": 5600,
    "subtotalAmount": { "currency": "EUR", "minorUnits": 5600 },
    "minimumOrderSubtotal": { "currency": "EUR", "minorUnits": 6000 },
    "entries": [{
      "id": "1", "productId": "mug", "sku": "M", "title": "Mug", "quantity": 2,
      "picture": "/demo/pictures/postcards-300.webp",
      "optionValues": [{ "name": "Glaze", "value": "Moss" }],
      "unitPrice": { "currency": "EUR", "minorUnits": 2800 }, "total": { "currency": "EUR", "minorUnits": 5600 }
    }]
  } }
</script>`;

export const samples: readonly string[] = [
  `<site-cart open>${data}<a href="/cart">Cart</a></site-cart>`,
  '<site-cart open><a href="/cart">Cart</a></site-cart>',
  `<site-cart design="page">${data}<p><a data-cart-continue href="/shop">Continue Shopping</a></p></site-cart>`,
];
