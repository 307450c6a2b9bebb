-- A key may also move coins between its owner's accounts.
alter table platform.api_key drop constraint api_key_scopes_check;
alter table platform.api_key add constraint api_key_scopes_check
  check (scopes <@ array['read', 'trade', 'transfer', 'withdraw'] and cardinality(scopes) > 0);
