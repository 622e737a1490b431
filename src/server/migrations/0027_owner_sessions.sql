-- Sessions of the owner that have not been ended. id: SHA-256 of the random part of the cookie.
create table if not exists owner_session (
  site_id text not null,
  id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, id)
);
