-- How a collection shows its items, and the pattern of the addresses of new ones: `%y/%m/%d/%t`, empty for the title.
alter table content_collection add column if not exists view text not null default 'list' check (view in ('list', 'grid'));

alter table content_collection add column if not exists url_pattern text not null default '';
