-- The start of a round whose price could not be fixed is moved, with its end and its draw, as long as it has no price: nobody can have
-- taken part in it. What the beacon says is then of a later round of it, which nobody knows yet either.
grant update (start_ms, end_ms) on launch.round to bourse_app;
grant update (beacon_round) on launch.flash to bourse_app;
grant update (draw_at_ms, beacon_round) on launch.lottery to bourse_app;

create function launch.awaits_price(project text, round int) returns boolean language sql stable as $$
  select exists (select from launch.round r
                  where r.project_id = project and r.number = round and r.usdt_units is not null and r.base_units is null
                    and r.state = 'WARM_UP')
$$;

create function launch.keep_times() returns trigger language plpgsql as $$
begin
  if old.usdt_units is null or old.base_units is not null or old.state <> 'WARM_UP'
     or new.start_ms <= old.start_ms or new.end_ms - new.start_ms <> old.end_ms - old.start_ms then
    raise exception 'only a round without its price is moved, and only later';
  end if;
  return new;
end $$;
create trigger keep_times before update of start_ms, end_ms on launch.round for each row
  when ((new.start_ms, new.end_ms) is distinct from (old.start_ms, old.end_ms)) execute function launch.keep_times();

create or replace function launch.keep_opening() returns trigger language plpgsql as $$
begin
  if (new.seed, new.beacon_kind, new.beacon_source) is distinct from (old.seed, old.beacon_kind, old.beacon_source)
     or (new.beacon_round is distinct from old.beacon_round
         and (new.beacon_round is null or old.beacon_round is null or new.beacon_round <= old.beacon_round
              or old.beacon_asked_ms is not null or old.opened_ms is not null
              or not launch.awaits_price(old.project_id, old.number)))
     or (old.beacon_asked_ms is not null and new.beacon_asked_ms is distinct from old.beacon_asked_ms)
     or ((old.beacon_randomness is not null or old.beacon_silent_ms is not null)
         and (new.beacon_randomness, new.beacon_signature, new.beacon_silent_ms)
           is distinct from (old.beacon_randomness, old.beacon_signature, old.beacon_silent_ms))
     or (old.opened_ms is not null and (new.opened_ms, new.opening_count) is distinct from (old.opened_ms, old.opening_count)) then
    raise exception 'what has ordered an opening stays as it is';
  end if;
  return new;
end $$;

create function launch.keep_draw_time() returns trigger language plpgsql as $$
begin
  if new.draw_at_ms <= old.draw_at_ms or new.beacon_round < old.beacon_round or old.frozen_ms is not null
     or not launch.awaits_price(old.project_id, old.number) then
    raise exception 'when a lottery is drawn stays as it is';
  end if;
  return new;
end $$;
create trigger keep_draw_time before update of draw_at_ms, beacon_round on launch.lottery for each row
  when ((new.draw_at_ms, new.beacon_round) is distinct from (old.draw_at_ms, old.beacon_round))
  execute function launch.keep_draw_time();
