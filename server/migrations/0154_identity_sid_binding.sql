-- The network that asked for a one-time value: whoever brings it from elsewhere is asked first. Null where it is not known.
alter table identity.sid add column network text;
-- What a session was opened by keeps its end: the first session of such a chain began then. Null where this one is the first.
alter table identity.session add column began_at_ms bigint;
-- A session that was opened by a one-time value is of no remembered device.
alter table identity.session alter column device_id drop not null;
-- A device whose cookie is worth nothing any more. The row stays: it is evidence of which accounts used one browser.
alter table identity.device add column forgotten_at_ms bigint;
