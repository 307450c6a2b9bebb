-- An address belongs to one person for ever: of a row that is there, only whether it is the one that is shown may change.
revoke update on wallet.deposit_address from bourse_app;
grant update (is_current) on wallet.deposit_address to bourse_app;
