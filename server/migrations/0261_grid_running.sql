-- Grids that have orders, in the order in which they are read after a downtime.
create index strategy_live on grid.strategy (id) where state in ('RUNNING', 'SUSPENDED');
