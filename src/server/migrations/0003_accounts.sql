-- Members of the site: who they are, and where they are signed in.

-- email_norm: lower case, what makes two accounts the same. password_hash: argon2id in PHC notation, with its own salt.
create table if not exists account (
  site_id text not null,
  id uuid not null,
  email_norm text not null,
  email text not null,
  display_name text not null,
  password_hash text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);

create unique index if not exists account_by_email on account (site_id, email_norm);

-- token_hash: SHA-256 of the secret in the cookie. previous_hash: the secret before it, good until the browser has shown
-- that it got the new one. lasting: the member wished to be remembered.
create table if not exists account_session (
  site_id text not null,
  id uuid not null,
  account_id uuid not null,
  token_hash text not null,
  previous_hash text,
  lasting boolean not null,
  created_at timestamptz not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, id)
);

create index if not exists account_session_by_account on account_session (site_id, account_id);
