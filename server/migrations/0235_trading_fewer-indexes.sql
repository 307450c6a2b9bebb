-- What nobody reads any more: open orders are found by their account or all together, and transfers of an account by the place in
-- the journal. Each order that came to rest, woke or ended paid for the first.
drop index trading.order_open_of_market;
drop index trading.transfer_of_account;
