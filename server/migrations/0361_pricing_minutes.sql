-- The price of a coin in each minute: the first that was recorded in it. A minute in which none was recorded has none.
create table pricing.minute_quote (
  asset    text not null,
  -- Minutes since 1970.
  minute   int  not null,
  price_e8 numeric(38, 0) not null check (price_e8 > 0),
  primary key (asset, minute)
);
grant select, insert, delete on pricing.minute_quote to bourse_app;
