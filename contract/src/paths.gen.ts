// Written by `npm run generate` from contract.ts, so that a browser can call an endpoint without loading its schemas.
import { unfolded } from './path-groups.ts';

type PathId =
  | 'operator.status'
  | 'operator.officialChannel'
  | 'identity.topsInfo'
  | 'identity.issueSid'
  | 'identity.captcha'
  | 'identity.sendCode'
  | 'identity.register'
  | 'identity.login'
  | 'identity.startPasskeyLogin'
  | 'identity.passkeyLogin'
  | 'identity.logout'
  | 'identity.startPasskeyReset'
  | 'identity.resetPassword'
  | 'identity.security'
  | 'identity.sendMyCode'
  | 'identity.changePassword'
  | 'identity.setTradingPassword'
  | 'identity.bindEmail'
  | 'identity.bindPhone'
  | 'identity.startTotp'
  | 'identity.bindTotp'
  | 'identity.unbindTotp'
  | 'identity.setAntiPhishingCode'
  | 'identity.sessions'
  | 'identity.endSession'
  | 'identity.loginHistory'
  | 'identity.freeze'
  | 'identity.freezeByLink'
  | 'identity.passkeys'
  | 'identity.startPasskey'
  | 'identity.addPasskey'
  | 'identity.renamePasskey'
  | 'identity.removePasskey'
  | 'identity.askPasskey'
  | 'identity.kyc'
  | 'identity.uploadDocument'
  | 'identity.submitKyc'
  | 'identity.setPreferences'
  | 'assets.coins'
  | 'pricing.rates'
  | 'pricing.history'
  | 'notices.list'
  | 'notices.markRead'
  | 'notices.choices'
  | 'notices.choose'
  | 'notices.demoInbox'
  | 'announcements.current'
  | 'statement.request'
  | 'statement.exports'
  | 'statement.cancel'
  | 'statement.download'
  | 'holdings.topsWealthInfo'
  | 'holdings.overview'
  | 'holdings.trend'
  | 'holdings.account'
  | 'holdings.asset'
  | 'holdings.holds'
  | 'deposits.depositAddress'
  | 'deposits.rotateAddress'
  | 'deposits.history'
  | 'deposits.depositDetail'
  | 'deposits.depositMore'
  | 'deposits.oldAddresses'
  | 'deposits.explainDeposit'
  | 'deposits.claims'
  | 'deposits.receive'
  | 'deposits.demoFaucet'
  | 'withdrawals.withdrawInfo'
  | 'withdrawals.checkAddress'
  | 'withdrawals.withdrawCode'
  | 'withdrawals.withdraw'
  | 'withdrawals.history'
  | 'withdrawals.withdrawalDetail'
  | 'withdrawals.cancelWithdrawal'
  | 'withdrawals.withdrawalByLink'
  | 'withdrawals.cancelByLink'
  | 'withdrawals.answerQuestion'
  | 'withdrawals.requestReturn'
  | 'addressBook.addresses'
  | 'addressBook.addressCode'
  | 'addressBook.addAddress'
  | 'addressBook.editAddress'
  | 'addressBook.deleteAddress'
  | 'addressBook.whitelistCode'
  | 'addressBook.setWhitelistMode'
  | 'transfers.info'
  | 'transfers.transfer'
  | 'transfers.history'
  | 'transfers.resolveRecipient'
  | 'transfers.sendCode'
  | 'transfers.send'
  | 'bookings.bills'
  | 'bookings.bill'
  | 'bookings.records'
  | 'recovery.terms'
  | 'recovery.uploadScreenshot'
  | 'recovery.submitCode'
  | 'recovery.submit'
  | 'recovery.sign'
  | 'recovery.cases'
  | 'recovery.caseDetail'
  | 'linkedWallet.link'
  | 'linkedWallet.createSession'
  | 'linkedWallet.session'
  | 'linkedWallet.cancelSession'
  | 'linkedWallet.bindCode'
  | 'linkedWallet.bind'
  | 'linkedWallet.unbindCode'
  | 'linkedWallet.unbind'
  | 'linkedWallet.withdrawCode'
  | 'linkedWallet.withdraw'
  | 'linkedWallet.scan'
  | 'linkedWallet.appSession'
  | 'linkedWallet.confirm'
  | 'linkedWallet.reject'
  | 'linkedWallet.demoAccount'
  | 'linkedWallet.demoDraft'
  | 'linkedWallet.demoRelay'
  | 'linkedWallet.demoGift'
  | 'conversion.smallBalances'
  | 'conversion.quote'
  | 'conversion.convert'
  | 'proof.latest'
  | 'proof.mine'
  | 'proof.leaves'
  | 'spot.markets'
  | 'spot.ranking'
  | 'spot.quotations'
  | 'spot.klineData'
  | 'spot.tradeLimitFills'
  | 'spot.depth'
  | 'spot.leveragedToken'
  | 'spot.fees'
  | 'spot.balances'
  | 'spot.place'
  | 'spot.cancel'
  | 'spot.cancelAll'
  | 'spot.replace'
  | 'spot.placeList'
  | 'spot.orderList'
  | 'spot.order'
  | 'spot.openOrders'
  | 'spot.orderHistory'
  | 'spot.trades'
  | 'spot.totals'
  | 'spot.etfBonusOrders'
  | 'tradingApi.keys'
  | 'tradingApi.keyCode'
  | 'tradingApi.createKey'
  | 'tradingApi.deleteKey'
  | 'earn.products'
  | 'earn.rates'
  | 'earn.summary'
  | 'earn.orders'
  | 'earn.order'
  | 'earn.credits'
  | 'earn.subscribe'
  | 'earn.add'
  | 'earn.redeem'
  | 'earn.setRenewal'
  | 'earn.setCompounding'
  | 'launch.projects'
  | 'launch.project'
  | 'launch.subscribe'
  | 'launch.leave'
  | 'launch.holding'
  | 'launch.flash'
  | 'launch.pass'
  | 'launch.enter'
  | 'launch.pay'
  | 'launch.giveUp'
  | 'launch.lottery'
  | 'launch.takeTickets'
  | 'launch.drawTickets'
  | 'launch.drawTicket'
  | 'launch.survey'
  | 'launch.answerSurvey'
  | 'launch.priceSamples'
  | 'launch.subscriptions'
  | 'autoInvest.terms'
  | 'autoInvest.reference'
  | 'autoInvest.ranges'
  | 'autoInvest.dates'
  | 'autoInvest.summary'
  | 'autoInvest.plans'
  | 'autoInvest.plan'
  | 'autoInvest.runs'
  | 'autoInvest.create'
  | 'autoInvest.edit'
  | 'autoInvest.pause'
  | 'autoInvest.resume'
  | 'autoInvest.remove'
  | 'autoInvest.runNow'
  | 'grid.suggestion'
  | 'grid.backtest'
  | 'grid.create'
  | 'grid.summary'
  | 'grid.list'
  | 'grid.one'
  | 'grid.fills'
  | 'grid.setExits'
  | 'grid.stop';

export const paths = unfolded<PathId>({
  operator:
    '/open/operator/ status-status officialChannel-official-channel',
  identity:
    '/open/ topsInfo+seckill/user/tops-info issueSid+identity/sid captcha+identity/captcha sendCode+identity/code register+identity/register login+identity/login startPasskeyLogin+identity/login/passkey/start passkeyLogin+identity/login/passkey logout+identity/logout startPasskeyReset+identity/password/reset/passkey resetPassword+identity/password/reset security-identity/security sendMyCode+identity/my-code changePassword+identity/password setTradingPassword+identity/trading-password bindEmail+identity/email bindPhone+identity/phone startTotp+identity/totp/start bindTotp+identity/totp unbindTotp+identity/totp/unbind setAntiPhishingCode+identity/anti-phishing sessions-identity/sessions endSession*identity/sessions loginHistory-identity/logins freeze+identity/freeze freezeByLink+identity/freeze-by-link passkeys-identity/passkeys startPasskey+identity/passkeys/start addPasskey+identity/passkeys renamePasskey+identity/passkeys/rename removePasskey+identity/passkeys/remove askPasskey+identity/passkeys/ask kyc-identity/kyc uploadDocument+identity/kyc/document submitKyc+identity/kyc setPreferences+identity/preferences',
  assets:
    '/open/assets/ coins-coins',
  pricing:
    '/open/pricing/ rates-rates history-history',
  notices:
    '/open/ list-notices markRead+notices/read choices-notices/choices choose+notices/choices demoInbox-dev/inbox',
  announcements:
    '/open/ current-announcements',
  statement:
    '/open/statement/ request+export exports-exports cancel+export/cancel download-export/file',
  holdings:
    '/open/ topsWealthInfo+seckill/user/tops-wealth-info overview-wallet/overview trend-wallet/trend account-wallet/account asset-wallet/asset holds-wallet/holds',
  deposits:
    '/open/ depositAddress+wallet/deposit/address rotateAddress+wallet/deposit/address/new history-wallet/deposits depositDetail-wallet/deposits/detail depositMore-wallet/deposits/more oldAddresses-wallet/deposit/addresses/old explainDeposit+wallet/deposits/source claims-wallet/claims receive-wallet/receive demoFaucet+dev/faucet',
  withdrawals:
    '/open/wallet/ withdrawInfo-withdraw/info checkAddress+withdraw/check-address withdrawCode+withdraw/code withdraw+withdraw history-withdrawals withdrawalDetail-withdrawals/detail cancelWithdrawal+withdrawals/cancel withdrawalByLink+withdrawals/by-link cancelByLink+withdrawals/cancel-by-link answerQuestion+withdrawals/answer requestReturn+send/request-return',
  addressBook:
    '/open/wallet/ addresses-addresses addressCode+addresses/code addAddress+addresses editAddress+addresses/edit deleteAddress+addresses/delete whitelistCode+whitelist-mode/code setWhitelistMode+whitelist-mode',
  transfers:
    '/open/wallet/ info-transfer/info transfer+transfer history-transfers resolveRecipient+send/recipient sendCode+send/code send+send',
  bookings:
    '/open/wallet/ bills-bills bill-bills/detail records-records',
  recovery:
    '/open/recovery/ terms-terms uploadScreenshot+screenshot submitCode+code submit+cases sign+signature cases-cases caseDetail-case',
  linkedWallet:
    '/open/ link-wallet/link createSession+wallet/link/session session-wallet/link/session cancelSession+wallet/link/session/cancel bindCode+wallet/link/bind/code bind+wallet/link/bind unbindCode+wallet/link/unbind/code unbind+wallet/link/unbind withdrawCode+wallet/link/withdraw/code withdraw+wallet/link/withdraw scan+wallet/link/app/scan appSession+wallet/link/app/session confirm+wallet/link/app/confirm reject+wallet/link/app/reject demoAccount+dev/wallet/account demoDraft+dev/wallet/draft demoRelay+dev/wallet/relay demoGift+dev/wallet/gift',
  conversion:
    '/open/conversion/ smallBalances-small-balances quote+quote convert+convert',
  proof:
    '/open/proof/ latest-latest mine-mine leaves-leaves',
  spot:
    '/ markets-open/spot/markets ranking+open/home/page/ups/and/downs/ranking quotations+open/coinw/trade/quotations klineData+open/coinw/kline/data tradeLimitFills+spot-all/trade_limit_fills depth-open/spot/depth leveragedToken-open/spot/leveraged-token fees-open/spot/fees balances-open/spot/balances place+open/spot/orders cancel+open/spot/orders/cancel cancelAll+open/spot/orders/cancel-all replace+open/spot/orders/replace placeList+open/spot/orders/lists orderList-open/spot/orders/list order-open/spot/order openOrders-open/spot/orders/open orderHistory-open/spot/orders/history trades-open/spot/trades totals-open/spot/totals etfBonusOrders-open/spot/etf-bonus-orders',
  tradingApi:
    '/open/trading-api/ keys-keys keyCode+keys/code createKey+keys deleteKey+keys/delete',
  earn:
    '/open/earn/ products-products rates-rates summary-summary orders-orders order-order credits-credits subscribe+subscribe add+add redeem+redeem setRenewal+renewal setCompounding+compounding',
  launch:
    '/open/wallet/launch/ projects-projects project-project subscribe+subscribe leave+leave holding-holding flash-flash pass+pass enter+enter pay+pay giveUp+give-up lottery-lottery takeTickets+take-tickets drawTickets-draw-tickets drawTicket-draw-ticket survey-survey answerSurvey+answer-survey priceSamples-price-samples subscriptions-subscriptions',
  autoInvest:
    '/open/auto-invest/ terms-terms reference-reference ranges-ranges dates-dates summary-summary plans-plans plan-plan runs-runs create+create edit+edit pause+pause resume+resume remove+remove runNow+run-now',
  grid:
    '/open/grid/ suggestion-suggestion backtest-backtest create+create summary-summary list-list one-one fills-fills setExits+exits stop+stop',
});
