-- Ids of additions to a cart that have been applied, so that a retry adds once.
create table if not exists cart_add (
  site_id text not null,
  cart_id uuid not null,
  add_id text not null,
  product_id text not null,
  sku text not null,
  quantity int not null,
  added_at timestamptz not null default now(),
  primary key (site_id, cart_id, add_id)
);
