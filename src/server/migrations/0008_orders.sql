-- Stock is a number of pieces: no concurrent change can take more than there are.
update product_variant set qty_in_stock = 0 where qty_in_stock < 0;

alter table product_variant drop constraint if exists product_variant_stock;

alter table product_variant add constraint product_variant_stock check (qty_in_stock >= 0);

-- id: the checkout attempt, so that one attempt is one order. reference: the payment at the provider.
create table if not exists shop_order (
  site_id text not null,
  id uuid not null,
  cart_id uuid not null,
  cart_version int not null,
  state text not null check (state in ('pending', 'paid', 'fulfilled', 'refunded', 'expired', 'cancelled')),
  contact jsonb not null,
  lines jsonb not null,
  currency text not null,
  total_cents bigint not null check (total_cents >= 0),
  provider text not null,
  reference text,
  pay_url text,
  paid_cents bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (site_id, id)
);

create unique index if not exists shop_order_by_reference on shop_order (site_id, provider, reference);

create index if not exists shop_order_by_cart on shop_order (site_id, cart_id, state);

create index if not exists shop_order_by_state on shop_order (site_id, state, expires_at);

-- Pieces taken out of stock for an order; the row is deleted when they are returned.
create table if not exists stock_hold (
  site_id text not null,
  order_id uuid not null,
  product_id text not null,
  sku text not null,
  quantity int not null check (quantity > 0),
  primary key (site_id, order_id, product_id, sku)
);

create table if not exists order_history (
  site_id text not null,
  id uuid not null,
  order_id uuid not null,
  from_state text,
  to_state text not null,
  cause text not null,
  at timestamptz not null,
  -- Two changes can have the same time.
  seq bigint generated always as identity,
  primary key (site_id, id)
);

create index if not exists order_history_by_order on order_history (site_id, order_id, seq);

-- Payments of the test provider. paid_at may be in the future: a late confirmation.
create table if not exists test_payment (
  site_id text not null,
  id uuid not null,
  order_id uuid not null,
  idempotency_key text not null,
  amount_cents bigint not null,
  currency text not null,
  expires_at timestamptz not null,
  state text not null check (state in ('open', 'paid', 'expired', 'refunded')),
  paid_at timestamptz,
  refund_key text,
  primary key (site_id, id)
);

create unique index if not exists test_payment_by_key on test_payment (site_id, idempotency_key);
