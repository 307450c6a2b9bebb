-- Settled payments that a reorg has taken out of their blocks are asked for in every round.
create index payment_lost on wallet.payment (network) where state = 'CONFIRMED' and mined_height is null;
