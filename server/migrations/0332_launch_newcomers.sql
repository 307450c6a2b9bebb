-- Whether a round is only for people who have taken part in no other round before.
alter table launch.round add column newcomers_only boolean not null default false;
