-- A file can be of a product's history, by the name that the product gives it: a list of names here would name every product.
alter table statement.export
  drop constraint export_scope_check,
  add constraint export_scope_check check (scope ~ '^[a-z][A-Za-z]{0,29}$');
