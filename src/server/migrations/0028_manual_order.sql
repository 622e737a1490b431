-- Collections that the owner sorts. position: place of an item there, from 1.
alter table content_collection add column if not exists sorting text not null default 'time'
  check (sorting in ('time', 'manual'));

alter table content_item add column if not exists position integer not null default 0;
