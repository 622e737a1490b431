-- The pages that a product opens for its buyers, with everything below them. They stay closed when the product is removed.
create table if not exists page_access (
  site_id text not null,
  product_id text not null,
  path text not null,
  primary key (site_id, product_id, path)
);

create index if not exists shop_order_by_email on shop_order (site_id, lower(contact->>'email'));
