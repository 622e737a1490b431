// Examples of the element for the conformance suite; together they show every slot and part.
export const samples: readonly string[] = [
  '<site-cart-indicator show-subtotal><a href="/cart">Cart</a></site-cart-indicator>',
  '<site-cart-indicator><a href="/cart">Cart (<span data-cart-quantity>0</span>) <span data-cart-subtotal></span></a></site-cart-indicator>',
];
