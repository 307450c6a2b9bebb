-- The key of a file, sealed: its chunks are sealed under it. Files of before have none, and end within seven days.
alter table statement.export add column sealed_key bytea;
