-- names: name, firstName and lastName as far as the form asks for them.
alter table subscriber add column if not exists names jsonb not null default '{}';
