/** Names of what is no amount: times, ids, places in an order, counts of tries, how many places a number has. */
export const IS_NO_AMOUNT =
  /(_ms|\.id|_id|\.seq|_seq|sequence|\.number|version|epoch|height|scale|\.sort|\.place|position|_index|_no|\.step|_step|tries|failures|_count|\.runs|\.wrong|bytes|_bits|\.day|\.hour|_days|\.reverses|\.vout|_market)$/;

const TERMS = 'terms that staff or the operator set: what was done by them is an entry or an order';
const OWN_TERMS = 'terms that the trading core was told: it has its own, which are compared with the journal';
const PRICE = 'a price: what was done at it is an entry, a quote’s amounts or a trade';
const CHART = 'a chart: made of trades, and nothing is paid by it';
const RULE = 'a rule that was in force for it: it moves no money by itself';
const WAITS = 'two figures that were compared when a deposit was not credited early: they are shown, and move no money';
const HOUSE = 'how the house works: no money';
const AMENDED = 'what an order was of before: what it is of now is in its own row, which is compared';
const NO_BALANCE = 'which orders hang together: what each of them holds is in its own row, which is compared';
const NO_TRADE =
  'two orders of one person that did not trade: what ended of them is in their own rows, and no money moved';

/** Columns of numbers that nobody compares, each with its reason. */
export const NO_MONEY: Readonly<Record<string, string>> = {
  'approvals.refused_login.count': HOUSE,
  'assets.coin_network.deposit_min_minor': TERMS,
  'assets.coin_network.withdraw_fee_floor_minor': TERMS,
  'assets.coin_network.withdraw_fee_minor': TERMS,
  'assets.coin_network.withdraw_max_minor': TERMS,
  'assets.coin_network.withdraw_min_floor_minor': TERMS,
  'assets.coin_network.withdraw_min_minor': TERMS,
  'assets.network.block_seconds': TERMS,
  'assets.network.credit_confirmations': TERMS,
  'assets.network.unlock_confirmations': TERMS,
  'conversion.quote_leg.price_units': PRICE,
  'identity.person.vip_level': 'a level: the core has its own, which is compared with the journal',
  'linked_wallet.range.max_minor': TERMS,
  'linked_wallet.range.min_minor': TERMS,
  'linked_wallet.session.amount_minor':
    'what a person’s own wallet was asked for: what came of it is a deposit or a withdrawal',
  'platform.demo_login.vip': HOUSE,
  'platform.limit_use.expire': HOUSE,
  'platform.limit_use.points': HOUSE,
  'pricing.hourly_quote.price_e8': PRICE,
  'pricing.minute_quote.minute': PRICE,
  'pricing.minute_quote.price_e8': PRICE,
  'pricing.quote.price_e8': PRICE,
  'proof.node.level': 'a place in a published tree, whose root everybody can compare',
  'proof.reserve.minor': 'told once of a moment that is over, and signed for: nothing is paid by it',
  'spot.basket.loan_e18': PRICE,
  'spot.basket.position_e18': PRICE,
  'spot.basket.price_e18': PRICE,
  'spot.fee_rate.level': OWN_TERMS,
  'spot.fee_rate.maker_ppm': OWN_TERMS,
  'spot.fee_rate.taker_ppm': OWN_TERMS,
  'spot.leveraged_token.daily_fee_ppm': PRICE,
  'spot.leveraged_token.leverage': PRICE,
  'spot.market.band_ppm': OWN_TERMS,
  'spot.market.market': OWN_TERMS,
  'spot.market.min_notional_minor': OWN_TERMS,
  'spot.market.tick': OWN_TERMS,
  'statement.export.rows_done': HOUSE,
  'statement.export.rows_total': HOUSE,
  'trading.amendment.account': AMENDED,
  'trading.amendment.lots': AMENDED,
  'trading.amendment.lots_before': AMENDED,
  'trading.amendment.market': AMENDED,
  'trading.kline.base_lots': CHART,
  'trading.kline.close_ticks': CHART,
  'trading.kline.high_ticks': CHART,
  'trading.kline.low_ticks': CHART,
  'trading.kline.market': CHART,
  'trading.kline.open_ticks': CHART,
  'trading.kline.quote_minor': CHART,
  'trading.kline.taker_buy_lots': CHART,
  'trading.kline.taker_buy_quote_minor': CHART,
  'trading.market.market': 'a market’s own number, its key: what names another one is found there',
  'trading.order_list.account': NO_BALANCE,
  'trading.order_list.market': NO_BALANCE,
  'trading.prevented.account': NO_TRADE,
  'trading.prevented.maker_lots': NO_TRADE,
  'trading.prevented.maker_order': NO_TRADE,
  'trading.prevented.market': NO_TRADE,
  'trading.prevented.taker_lots': NO_TRADE,
  'trading.prevented.taker_order': NO_TRADE,
  'trading.prevented.ticks': NO_TRADE,
  'wallet.custody_surplus.least_minor': 'what a chain showed too much so far: only what is there at the end is booked',
  'wallet.daily_total.total_usdt_minor': 'what somebody had at the end of a day, as a picture: made of balances',
  'wallet.deposit.confirmations': RULE,
  'wallet.deposit.credit_at': RULE,
  'wallet.deposit.final_only_limit_minor': WAITS,
  'wallet.deposit.final_only_worth_minor': WAITS,
  'wallet.deposit.unlock_at': RULE,
  'wallet.fee_estimate.cost_minor': 'an estimate: a fee is what the withdrawal says',
  'wallet.hot_limit.keep_minor': TERMS,
  'wallet.hot_limit.most_minor': TERMS,
  'wallet.hot_wallet.generation': 'which of our own keys pays: every one of them is counted as ours',
  'wallet.hot_wallet_moved.generation': 'whether coins still move among our own keys',
  'wallet.payment.fee_minor_max':
    'a bound for one fee: what the chain took is compared, and the signer has its own ceiling',
  'wallet.purchase_lot.amount_minor': 'a lock on what may leave: no balance is made of it',
  'wallet.purchase_lot.price_units': PRICE,
  'wallet.signer_head.lines': 'how far the signer’s log has come: a lie stops the signer, and pays nothing',
  'wallet.withdrawal.approvals_needed': RULE,
};

const SHOWN = 'what somebody is shown, or was sent: nothing is paid by it';
/** Where an amount stands in a document that is compared. */
export const MONEY_INSIDE: Readonly<Record<string, string>> = {
  'wallet.payment.reservation': '{coins,0,amountMinor}',
};
/** Columns of documents that nobody compares, each with its reason. */
export const IS_NO_MONEY_INSIDE: Readonly<Record<string, string>> = {
  'announcements.announcement.texts': 'words',
  'launch.survey.questions': 'words',
  'ledger.reconcile_run.report': 'what a comparison said: the next one says it anew',
  'notices.message.params': SHOWN,
  'notices.notice.params': SHOWN,
  'platform.inbox_message.params': SHOWN,
  'platform.outbox.payload': SHOWN,
  'platform.request_result.result':
    'the first answer to a call, for who calls again: what was done is an entry or a record',
  'platform.setting.value': TERMS,
  'statement.export.place': HOUSE,
  'statement.export.plan': HOUSE,
  'wallet.chain_alarm.details': SHOWN,
  'wallet.payment_attempt.terms':
    'a bound for the fee of one attempt: what the chain took is compared, and the signer has its own ceiling',
};

/** Which rows are changed, where not any: what has ended is history that no balance is made of. */
export const ROWS: Readonly<Record<string, string>> = {
  'trading.order': 'closed_at_ms is null',
  'trading.order.stop_ticks': 'closed_at_ms is null and is_waiting',
  'trading.order.trail_bps': 'closed_at_ms is null and is_waiting',
};
