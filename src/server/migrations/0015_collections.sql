-- A store page that lists products. path: its folder on the site, with a slash at the end.
create table if not exists collection (
  site_id text not null,
  id text not null,
  title text not null,
  path text not null check (path like '/%/' or path = '/'),
  primary key (site_id, id)
);

alter table product add column if not exists collection_id text;

-- Address of the picture of a variant; null for the picture of the product.
alter table product_variant add column if not exists picture text;
