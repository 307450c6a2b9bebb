-- The list of a draw and who has won stay as they were saved, whoever writes: nobody is added afterwards.
create function launch.keep_list() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct project_id, round from added) a
      join launch.lottery l on l.project_id = a.project_id and l.number = a.round
     where l.frozen_ms is not null) then
    raise exception 'the list of a draw stays as it is';
  end if;
  return null;
end $$;
create trigger keep_list after insert on launch.draw_ticket referencing new table as added
  for each statement execute function launch.keep_list();

create function launch.keep_winners() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct project_id, round from added) a
      join launch.lottery l on l.project_id = a.project_id and l.number = a.round
     where l.randomness is null or l.drawn_ms is not null or l.void_reason is not null) then
    raise exception 'who has won is saved once, with the draw';
  end if;
  return null;
end $$;
create trigger keep_winners after insert on launch.draw_winner referencing new table as added
  for each statement execute function launch.keep_winners();
