-- A payment that was cancelled, or that something else made impossible, left its transaction at the withdrawal or the return: no
-- block has it. What stands in a block and did not pay stays.
update wallet.withdrawal set txid = null
where state = 'FAILED' and failure_code in ('OPERATOR_CANCELLED', 'PAYMENT_CONFLICT') and txid is not null;
update wallet.deposit_return r set tx_hash = null
where r.state = 'FAILED' and r.tx_hash is not null
  and not exists (
    select from wallet.payment p where p.kind = 'return' and p.ref = r.id::text and p.mined_tx_hash = r.tx_hash
  );
