-- Comments on content items and pages. thread: the id of an item, or the path of a page, which begins with a slash.
-- root_id: the first comment of the tree, its own id for that one. submission_id: what makes a comment exactly once.
-- author_email and visitor (a random name of the browser) are never published. held: why a comment was not published at
-- once. replies: published comments below this one. announced: its author's notice to the parent was queued.
create table if not exists comment (
  site_id text not null,
  id uuid not null,
  thread text not null,
  parent_id uuid,
  root_id uuid not null,
  submission_id uuid not null,
  submission_hash text not null,
  body_hash text not null,
  author_name text not null,
  author_email text not null,
  author_website text not null default '',
  account_id uuid,
  is_owner boolean not null default false,
  visitor text not null,
  body text not null,
  state text not null check (state in ('pending', 'published', 'spam', 'removed')),
  held text,
  wants_notice boolean not null default false,
  announced boolean not null default false,
  likes integer not null default 0 check (likes >= 0),
  flags integer not null default 0 check (flags >= 0),
  replies integer not null default 0 check (replies >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (site_id, id)
);

create unique index if not exists comment_by_submission on comment (site_id, submission_id);

create index if not exists comment_first_by_time on comment (site_id, thread, id)
  where parent_id is null and (state = 'published' or replies > 0);

create index if not exists comment_first_by_likes on comment (site_id, thread, likes, id)
  where parent_id is null and (state = 'published' or replies > 0);

create index if not exists comment_by_root on comment (site_id, root_id, id) where parent_id is not null;

create index if not exists comment_published on comment (site_id, thread, id) where state = 'published';

create index if not exists comment_by_visitor on comment (site_id, visitor, id) where state in ('pending', 'spam');

create index if not exists comment_by_state on comment (site_id, state, id);

create index if not exists comment_reported on comment (site_id, id) where flags > 0 and state = 'published';

create index if not exists comment_by_email on comment (site_id, author_email) where author_email <> '';

create index if not exists comment_by_body on comment (site_id, body_hash, id);

-- Likes and reports, one per browser.
create table if not exists comment_mark (
  site_id text not null,
  comment_id uuid not null,
  visitor text not null,
  kind text not null check (kind in ('like', 'flag')),
  primary key (site_id, comment_id, visitor, kind)
);

-- What the owner has decided about one item or page; others follow the settings.
create table if not exists comment_thread (
  site_id text not null,
  thread text not null,
  state text not null check (state in ('open', 'closed', 'off')),
  primary key (site_id, thread)
);
