/** What the rooms of a person's money share: coins, networks, amounts, loading states and live balances. */

export { useMoneyLive } from './api/live.ts';
export { type LoadState, loadOf } from './api/load.ts';
export { MONEY } from './api/money-calls.ts';
export { useMoving } from './api/moving.ts';
export { usePrices } from './api/queries.ts';
export { type BalancesMessages, useBalancesText } from './balances-text.ts';
export type { MoneyMessages } from './money-text.ts';
export { useAmountSentence } from './parts/amount-sentence.ts';
export { BackLink } from './parts/back-link.tsx';
export { CoinLabel } from './parts/coins/coin-label.tsx';
export { useCoinAmount } from './parts/coins/coin-places.ts';
export { CoinSelect } from './parts/coins/coin-select.tsx';
export { recentCoins, rememberCoin } from './parts/coins/recent-coins.ts';
export { RecentCoins } from './parts/coins/recent-coins.tsx';
export { useTimeAndCoin } from './parts/coins/time-and-coin.tsx';
export { FormSkeleton } from './parts/form-skeleton.tsx';
export { LastTen } from './parts/last-ten.tsx';
export { LazyQr, saveQrPicture } from './parts/lazy-qr.tsx';
export { Loaded, Unloaded } from './parts/loaded.tsx';
export { type MoneyLook, useMoneyLook } from './parts/money-look.ts';
export { ChainId } from './parts/networks/chain-id.tsx';
export { NetworkSelect } from './parts/networks/network-select.tsx';
export { networkName, waitText } from './parts/networks/network-words.ts';
export { PausedNotice } from './parts/networks/paused-notice.tsx';
export { NotOpened } from './parts/not-opened.tsx';
export { useRecordsLoad } from './parts/records-load.model.ts';
export { SearchBox } from './parts/search-box.tsx';
export { useSettled } from './parts/settled.ts';
export type { RefusalsToSay } from './refusal-sentences.ts';
export {
  type AmountProblem,
  type AmountReading,
  judgeWithdrawal,
  maxWithdrawal,
  readTyped,
  type SendCap,
  type WithdrawTerms,
} from './rules/amount-problem.ts';
export {
  addText,
  compareText,
  EXACT_SCALE,
  exact,
  isZero,
  minText,
  plain,
  signOf,
  subtractText,
} from './rules/exact.ts';
export type { StatusTone } from './rules/status-tone.ts';
export { valueInUsdt } from './rules/value.ts';
export { worth } from './rules/worth.ts';
