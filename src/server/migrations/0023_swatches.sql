-- Colors and pictures of option values: [{"name": "Glaze", "value": "Sand", "color": "#d8c8a8"}].
alter table product add column if not exists swatches jsonb not null default '[]';
