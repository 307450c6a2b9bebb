-- Lotteries: tickets are taken in a window, their list is made public, and a draw that anybody can do again says who buys.
alter table launch.round drop constraint round_mode_check;
alter table launch.round add constraint round_mode_check check (mode in ('SUBSCRIPTION', 'FLASH', 'LOTTERY'));

create table launch.lottery (
  project_id        text   not null,
  number            int    not null,
  -- Minor units of the token that a ticket which wins buys, how many win, and how many one person may take and win with.
  ticket_minor      numeric(38, 0) not null check (ticket_minor > 0),
  winners           int    not null check (winners > 0),
  most_tickets      int    not null check (most_tickets between 1 and 1000),
  most_wins         int    not null check (most_wins between 1 and most_tickets),
  -- What earns a ticket: volume in these markets since then, minor units of the paying coin; zero where everybody may have the most.
  volume_markets    text[] not null,
  volume_step_minor numeric(38, 0) not null check (volume_step_minor >= 0),
  volume_from_ms    bigint not null,
  draw_at_ms        bigint not null,
  -- The hash of the seed is public before the window opens; the salt, with which anybody could find out who takes part, never is.
  seed              bytea  not null check (length(seed) = 32),
  commit            bytea  not null check (length(commit) = 32),
  salt              bytea  not null check (length(salt) = 32),
  beacon_kind       text   not null check (beacon_kind in ('drand', 'block')),
  beacon_source     text   not null,
  beacon_round      bigint not null check (beacon_round >= 0),
  -- When tickets were numbered, when their list became public, what the beacon said, and how it ended.
  frozen_ms         bigint,
  ticket_count      int    check (ticket_count >= 0),
  published_ms      bigint,
  root              bytea  check (length(root) = 32),
  randomness        bytea  check (length(randomness) = 32),
  signature         bytea,
  drawn_ms          bigint,
  void_reason       text   check (void_reason in ('LIST_LATE', 'BEACON_LOST', 'SEED_LOST')),
  primary key (project_id, number),
  foreign key (project_id, number) references launch.round (project_id, number),
  check ((frozen_ms is null) = (ticket_count is null)),
  check (published_ms is null or frozen_ms is not null),
  check (drawn_ms is null or (randomness is not null and void_reason is null))
);
create index lottery_under_way on launch.lottery (project_id, number) where drawn_ms is null and void_reason is null;

-- There is no second draw: what is known once stays as it is, whoever writes.
create function launch.keep_draw() returns trigger language plpgsql as $$
begin
  if old.drawn_ms is not null or old.void_reason is not null
     or (old.frozen_ms is not null and (new.frozen_ms, new.ticket_count) is distinct from (old.frozen_ms, old.ticket_count))
     or (old.published_ms is not null and (new.published_ms, new.root) is distinct from (old.published_ms, old.root))
     or (old.randomness is not null and (new.randomness, new.signature) is distinct from (old.randomness, old.signature)) then
    raise exception 'what a draw has decided stays as it is';
  end if;
  return new;
end $$;
create trigger keep_draw before update on launch.lottery for each row execute function launch.keep_draw();

-- The frozen list, and who has won, in the order in which it was drawn. Rows are only added.
create table launch.draw_ticket (
  project_id      text  not null,
  round           int   not null,
  number          int   not null check (number >= 0),
  subscription_id uuid  not null references launch.subscription (id),
  owner           bytea not null check (length(owner) = 32),
  primary key (project_id, round, number),
  foreign key (project_id, round) references launch.lottery (project_id, number)
);
create index draw_ticket_of on launch.draw_ticket (subscription_id);

create table launch.draw_winner (
  project_id text not null,
  round      int  not null,
  place      int  not null check (place >= 0),
  number     int  not null,
  primary key (project_id, round, place),
  unique (project_id, round, number),
  foreign key (project_id, round, number) references launch.draw_ticket (project_id, round, number)
);

-- How many tickets a subscription to a lottery is for.
alter table launch.subscription add column tickets int check (tickets > 0);

grant select, insert on launch.lottery, launch.draw_ticket, launch.draw_winner to bourse_app;
grant update (frozen_ms, ticket_count, published_ms, root, randomness, signature, drawn_ms, void_reason) on launch.lottery to bourse_app;
grant update (tickets) on launch.subscription to bourse_app;
