-- Orders that show a part of themselves: lots of each part, 0 where all is shown, and lots that the book does not know of now.
alter table trading."order" add display_lots bigint not null default 0;
alter table trading."order" add hidden_lots bigint not null default 0;
