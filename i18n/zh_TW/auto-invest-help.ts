import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': '常見問題',
  'autoInvest.help.risks': '風險提示',
  'autoInvest.help.run.q': '每次執行時會發生什麼？',
  'autoInvest.help.run.a': '到點後一分鐘之內，計畫會按各幣種的占比在現貨市場買入，買到的幣隨即進入您的現貨帳戶。',
  'autoInvest.help.short.q': 'USDT 不夠怎麼辦？',
  'autoInvest.help.short.a':
    '當次不會買入任何幣，也不會部分買入，計畫在下一個日期再試。如果資金可能不足，我們會提前 12 小時提醒您；執行失敗後也會通知您。',
  'autoInvest.help.source.q': '錢從哪裡扣？',
  'autoInvest.help.source.a':
    '先扣現貨帳戶。如果您允許，不足的部分會由資金帳戶如數補足。資金不會提前凍結，執行之前您可以自由使用。',
  'autoInvest.help.price.q': '按什麼價格買入？',
  'autoInvest.help.price.a':
    '按市價買入，但成交價不會高於指數價格的 101%。在此範圍內買不到的部分留在現貨帳戶，暫停交易的市場會跳過。每次執行都會顯示與指數價格相比的差距。',
  'autoInvest.help.fee.q': '有哪些費用？',
  'autoInvest.help.fee.a': '每筆買入按您的 VIP 等級收取現貨手續費，與手動買入相同。計畫本身不收費。',
  'autoInvest.help.time.q': '以哪個時間為準？',
  'autoInvest.help.time.a':
    '以計畫所註明的時區為準。當地切換日光節約時間，執行的鐘點不變：被跳過的鐘點順延到下一個有效時刻，出現兩次的鐘點只算一次。',
  'autoInvest.help.change.q': '可以修改或結束計畫嗎？',
  'autoInvest.help.change.a':
    '可以，不收費。修改自下一次執行起生效；只有執行前的最後 5 分鐘不能修改。暫停和刪除隨時可用。刪除後的計畫無法再次啟動。',
  'autoInvest.help.now.q': '「立即執行」有什麼作用？',
  'autoInvest.help.now.a': '立即額外買入一次，計畫的日期不變。',
  'autoInvest.help.figures.q': '損益如何計算？',
  'autoInvest.help.figures.a':
    '以持有計畫買入的全部幣計算：以目前價格計的價值，對比含手續費的全部投入。在別處賣出或轉出不影響結果。',
  'autoInvest.help.past.q': '歷史試算代表我將來的收益嗎？',
  'autoInvest.help.past.a':
    '不代表。它只說明按每日一個收盤價的歷史價格，這個計畫會有怎樣的結果。未來會有所不同，過去表現最好也不意味著將來仍會如此。',
  'autoInvest.help.risk.fall': '加密資產可能損失大部分乃至全部價值。定期買入可以分散買入價格，但不能避免虧損。',
  'autoInvest.help.risk.rise': '在上漲的市場中，分批買入的收益低於一開始就全部買入。',
  'autoInvest.help.risk.more': '價格下跌時計畫仍會繼續買入，直到您暫停或刪除它。',
  'autoInvest.help.risk.fill': '在行情劇烈或流動性不足時，可能只買到一部分，或在價格保護範圍內高於指數價格成交。',
  'autoInvest.help.risk.money': '請只投入您能夠承受損失的資金。此處內容不構成任何投資建議。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
