-- Pages that collect donations. definition: see domain/donation.ts.
create table if not exists donation_page (
  site_id text not null,
  id text not null,
  definition jsonb not null,
  primary key (site_id, id)
);
