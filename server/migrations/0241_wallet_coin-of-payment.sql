-- The coins of a payment, which are compared with it every minute.
create index coin_of_payment on wallet.coin (payment_id) where payment_id is not null;
