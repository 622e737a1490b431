-- A generated SKU is unique on its site.
create unique index if not exists product_variant_generated_sku on product_variant (site_id, sku)
  where sku ~ '^SQ[0-9]{7}$';
