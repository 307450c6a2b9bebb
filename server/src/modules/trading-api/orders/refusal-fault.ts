import type { Refusal } from '@bourse/core/result.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';

const ORDER_FAULTS: Readonly<Record<string, () => ApiFault>> = {
  MARKET_NOT_FOUND: FAULTS.badSymbol,
  MARKET_HALTED: () => ({ status: 400, code: -1013, msg: 'Market is closed.' }),
  INVALID_ORDER: FAULTS.badCombination,
  OFF_TICK: () => FAULTS.filter('PRICE_FILTER'),
  PRICE_TOO_HIGH: () => FAULTS.filter('PRICE_FILTER'),
  OFF_LOT: () => FAULTS.filter('LOT_SIZE'),
  QUANTITY_TOO_LARGE: () => FAULTS.filter('LOT_SIZE'),
  AMOUNT_TOO_LARGE: () => FAULTS.filter('LOT_SIZE'),
  OUTSIDE_BAND: () => FAULTS.filter('PERCENT_PRICE_BY_SIDE'),
  WAITING_OUTSIDE_BAND: () => FAULTS.filter('PERCENT_PRICE'),
  BELOW_MIN_NOTIONAL: () => FAULTS.filter('NOTIONAL'),
  TOO_MANY_ORDERS: () => FAULTS.filter('EXCHANGE_MAX_NUM_ORDERS'),
  INSUFFICIENT_BALANCE: () => FAULTS.orderRefused('Account has insufficient balance for requested action.'),
  STOP_WOULD_TRIGGER: () => FAULTS.orderRefused('Stop price would trigger immediately.'),
  POST_ONLY_WOULD_MATCH: () => FAULTS.orderRefused('Order would immediately match and take.'),
  TRAIL_OUT_OF_RANGE: () => FAULTS.filter('TRAILING_DELTA'),
  TOO_MANY_PARTS: () => FAULTS.filter('ICEBERG_PARTS'),
  IDEMPOTENCY_MISMATCH: () => FAULTS.orderRefused('Duplicate order sent.'),
  ETF_PREMIUM_TOO_HIGH: () => FAULTS.orderRefused('The price of this token is too far above its net asset value.'),
  ACCOUNT_FROZEN: FAULTS.keyRefused,
  AMEND_NOT_LOWER: FAULTS.amendRefused,
  ORDER_NOT_FOUND: FAULTS.cancelRefused,
  ORDER_IN_LIST: () => FAULTS.orderRefused('The order is part of an order list.'),
  INVALID_ORDER_LIST: FAULTS.badCombination,
  NOT_LEADING: FAULTS.overloaded,
  BUSY: FAULTS.overloaded,
  PRICE_REQUIRED: () => FAULTS.missing('price'),
  QUANTITY_REQUIRED: () => FAULTS.missing('quantity'),
  STOP_PRICE_REQUIRED: () => FAULTS.missing('stopPrice'),
};

const TRANSFER_FAULTS: Readonly<Record<string, () => ApiFault>> = {
  INSUFFICIENT_BALANCE: FAULTS.transferBalance,
  AMOUNT_ZERO: () => FAULTS.badValue('amount'),
  AMOUNT_PLACES: () => FAULTS.precision('amount'),
  AMOUNT_TOO_LARGE: () => FAULTS.badValue('amount'),
  COIN_UNKNOWN: () => FAULTS.badValue('asset'),
  IDEMPOTENCY_MISMATCH: () => FAULTS.badValue('clientTranId'),
  OUTCOME_UNKNOWN: () => FAULTS.outcomeUnknown(),
  COIN_STOPPED: FAULTS.transferRefused,
};

/** The API's fault for a refused transfer between own accounts. */
export const transferFault = ({ code }: Refusal): ApiFault => TRANSFER_FAULTS[code]?.() ?? FAULTS.transferRefused();

/** The API's fault for a refusal by spot or the trading core. */
export const faultOf = ({ code }: Refusal): ApiFault =>
  ORDER_FAULTS[code]?.() ?? FAULTS.orderRefused('Order was rejected.');
