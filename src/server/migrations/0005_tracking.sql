-- An event counts once by its id alone: a clock that is far off gives its retry another day.
delete from event where exists (
  select 1 from event other where other.site_id = event.site_id and other.id = event.id and other.day < event.day
);

create unique index if not exists event_by_id on event (site_id, id);

create index if not exists event_by_kind on event (site_id, kind, day);
