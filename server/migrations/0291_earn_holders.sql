-- Whoever's redemption is late still earns in the product, and hears what its holders hear.
create index position_of_holders on earn.position (product_id, uid)
  where state in ('CONFIRMED', 'EARNING') or late_minor > 0;
drop index earn.position_of_holder;
