-- A public beacon orders the opening of a flash round together with its seed.
alter table launch.flash
  -- Which round of it, named when the sale is published; none where the seed alone orders the opening, which is told before.
  add column beacon_kind       text   check (beacon_kind = 'drand'),
  add column beacon_source     text,
  add column beacon_round      bigint check (beacon_round > 0),
  -- When it was asked for first, what it said, or when it was given up because it said nothing.
  add column beacon_asked_ms   bigint,
  add column beacon_randomness bytea  check (length(beacon_randomness) = 32),
  add column beacon_signature  bytea,
  add column beacon_silent_ms  bigint,
  -- How many were in the opening.
  add column opening_count     int    check (opening_count >= 0),
  add check (num_nulls(beacon_kind, beacon_source, beacon_round) in (0, 3)),
  add check ((beacon_randomness is null) = (beacon_signature is null)),
  add check (beacon_randomness is null or beacon_silent_ms is null),
  add check (beacon_asked_ms is null or beacon_round is not null),
  add check (beacon_asked_ms is not null or (beacon_randomness is null and beacon_silent_ms is null)),
  -- What orders the opening is stored before the order is drawn.
  add check (opened_ms is null or beacon_round is null or beacon_randomness is not null or beacon_silent_ms is not null),
  add check (opening_count is null or opened_ms is not null);

update launch.flash f
   set opening_count = (select count(*) from launch.ticket t
                         where t.project_id = f.project_id and t.round = f.number and t.opening_place is not null)
 where f.opened_ms is not null;

-- Nobody chooses an order once the beacon is known: what was promised, heard, given up or drawn stays as it is, whoever writes.
create function launch.keep_opening() returns trigger language plpgsql as $$
begin
  if (new.seed, new.beacon_kind, new.beacon_source, new.beacon_round)
       is distinct from (old.seed, old.beacon_kind, old.beacon_source, old.beacon_round)
     or (old.beacon_asked_ms is not null and new.beacon_asked_ms is distinct from old.beacon_asked_ms)
     or ((old.beacon_randomness is not null or old.beacon_silent_ms is not null)
         and (new.beacon_randomness, new.beacon_signature, new.beacon_silent_ms)
           is distinct from (old.beacon_randomness, old.beacon_signature, old.beacon_silent_ms))
     or (old.opened_ms is not null and (new.opened_ms, new.opening_count) is distinct from (old.opened_ms, old.opening_count)) then
    raise exception 'what has ordered an opening stays as it is';
  end if;
  return new;
end $$;
create trigger keep_opening before update on launch.flash for each row execute function launch.keep_opening();

create function launch.keep_place() returns trigger language plpgsql as $$
begin
  if old.opening_place is not null and new.opening_place is distinct from old.opening_place then
    raise exception 'a place that was drawn stays as it is';
  end if;
  return new;
end $$;
create trigger keep_place before update of opening_place on launch.ticket for each row execute function launch.keep_place();

grant update (beacon_asked_ms, beacon_randomness, beacon_signature, beacon_silent_ms, opening_count) on launch.flash to bourse_app;
