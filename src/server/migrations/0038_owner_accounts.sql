-- Accounts of the owner's area. email_norm: lower case. password_hash: argon2id; null until the invitation was accepted.
-- invite_hash: SHA-256 of the secret in the link of an open invitation, which sets a password once.
create table if not exists owner_account (
  site_id text not null,
  id uuid not null,
  email_norm text not null,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'editor', 'support', 'viewer')),
  password_hash text,
  invite_hash text,
  invite_expires_at timestamptz,
  created_at timestamptz not null,
  primary key (site_id, id)
);

create unique index if not exists owner_account_by_email on owner_account (site_id, email_norm);

create unique index if not exists owner_account_by_invite on owner_account (site_id, invite_hash);

-- Null: signed in with the owner token.
alter table owner_session add column if not exists account_id uuid;

create index if not exists owner_session_by_account on owner_session (site_id, account_id);
