-- What should lie at an address is added up whenever its balance is compared.
create index deposit_to on wallet.deposit (network, address);
create index payment_from on wallet.payment (network, from_address);
create index payment_gas_to on wallet.payment (network, to_address) where kind = 'gas';
