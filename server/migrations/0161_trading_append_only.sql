-- What the trading core has done once is never changed or taken away: its rows of trades, transfers, fees and coins only grow.
revoke update, delete on trading.trade, trading.transfer, trading.fee, trading.asset from bourse_app;
