-- A redemption also earns while its coin is taken from service when it should be paid: nothing has failed, it waits.
alter table earn.redemption drop constraint redemption_earns_check;
alter table earn.redemption add constraint redemption_earns_check check (not earns or state in ('WAITING', 'FAILED'));

-- What of an order is still to be paid is read each time that the order changes: small redemptions of years are not.
create index redemption_unpaid on earn.redemption (position_id) where state <> 'PAID';
