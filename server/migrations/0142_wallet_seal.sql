-- What a withdrawal was asked for with, hashed when it is written: its fee and its worth stand nowhere else.
create function wallet.withdrawal_seal(w wallet.withdrawal) returns bytea
 language sql stable
 set search_path to 'pg_catalog', 'pg_temp'
as $$
  select sha256(convert_to(jsonb_build_array(w.id, w.uid, w.operation, w.kind, w.asset, w.network, w.address, w.memo, w.to_uid,
    w.amount_minor::text, w.fee_minor::text, w.usdt_value_minor::text, w.payload_hash, w.hold_key, w.created_at_ms)::text, 'UTF8'))
$$;
alter table wallet.withdrawal add column seal bytea;
alter table wallet.withdrawal disable trigger withdrawal_content;
update wallet.withdrawal w set seal = wallet.withdrawal_seal(w);
alter table wallet.withdrawal enable trigger withdrawal_content;
alter table wallet.withdrawal alter column seal set not null;

create function wallet.seal_withdrawal() returns trigger language plpgsql as $$
begin
  new.seal := wallet.withdrawal_seal(new);
  return new;
end
$$;
create trigger withdrawal_seal before insert on wallet.withdrawal
  for each row execute function wallet.seal_withdrawal();

create or replace function wallet.keep_withdrawal_content() returns trigger language plpgsql as $$
begin
  if (new.uid, new.kind, new.asset, new.network, new.address, new.memo, new.to_uid, new.amount_minor, new.fee_minor,
      new.usdt_value_minor, new.payload_hash, new.hold_key, new.created_at_ms, new.seal)
     is distinct from
     (old.uid, old.kind, old.asset, old.network, old.address, old.memo, old.to_uid, old.amount_minor, old.fee_minor,
      old.usdt_value_minor, old.payload_hash, old.hold_key, old.created_at_ms, old.seal) then
    raise exception 'the content of withdrawal % cannot change', old.id;
  end if;
  if old.state in ('COMPLETED', 'CANCELLED', 'REJECTED', 'FAILED') and new.state <> old.state then
    raise exception 'withdrawal % has ended', old.id;
  end if;
  return new;
end
$$;

-- Comparisons each minute look for these.
create index deposit_suspended on wallet.deposit (network, asset) where state in ('BELOW_MIN', 'UNATTRIBUTED');
