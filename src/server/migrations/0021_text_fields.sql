-- Text fields that the buyer of a product fills in.
alter table product add column if not exists text_fields jsonb not null default '[]';
