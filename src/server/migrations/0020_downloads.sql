-- The file that buyers of a digital product download. It stays when the product is no longer sold.
create table if not exists product_file (
  site_id text not null,
  product_id text not null,
  name text not null,
  type text not null,
  bytes bytea not null,
  changed_at timestamptz not null,
  primary key (site_id, product_id)
);

-- How often the file of a product was downloaded for an order.
create table if not exists product_download (
  site_id text not null,
  order_id uuid not null,
  product_id text not null,
  count int not null check (count > 0),
  primary key (site_id, order_id, product_id)
);
