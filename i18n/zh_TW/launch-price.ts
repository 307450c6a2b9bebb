import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': '價格如何確定',
  'launch.fixing.will':
    '本輪以 USDT 標價，以 {asset} 支付。{asset} 價格將於 {time} 依此前 24 小時 {asset} 的平均價格確定，之後不再變動。',
  'launch.fixing.fixed': '已於 {time} 依支付幣種 24 小時平均價格確定，不再變動。',
  'launch.fixing.soon': '價格將於 {time} 依 24 小時均價確定；依目前價格約為 {price} {asset}。',
  'launch.fixing.soonUnknown': '價格將於 {time} 依 24 小時均價確定。',
  'launch.fixing.due': '正在確定價格。',
  'launch.fixing.MISSING':
    '無法確定價格：{all} 分鐘中有 {missing} 分鐘沒有 {asset} 的價格。本輪不會如期開始：開始時間將延後，或取消發售。',
  'launch.fixing.LATE': '價格未能及時（開始前十分鐘）確定。本輪不會如期開始：開始時間將延後，或取消發售。',
  'launch.fixing.over': '價格未能及時確定，因此本輪未舉行，沒有人參與。',
  'launch.fixing.offered': '標價',
  'launch.fixing.span': '均價區間',
  'launch.fixing.about': '依目前價格的基準價',
  'launch.fixing.minutes': '有價格的分鐘數',
  'launch.fixing.average': '{asset} 平均價格',
  'launch.fixing.check': '重新計算',
  'launch.fixing.save': '儲存計算資料',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}，無條件進位。結果一致。',
  'launch.fixing.agreesNone': '只有 {count} 分鐘有價格，不足以確定價格。結果一致。',
  'launch.fixing.differs': '根據資料計算，價格為 {price} {asset}，與公布的不一致，請聯絡客服。',
  'launch.fixing.failed': '無法載入計算資料，請重試。',
  'launch.protection.title': '價格保護',
  'launch.protection.times': '虧損的 {times} 倍',
  'launch.protection.rule':
    '若首次交付時 {token} 的市價低於您的支付價，我們將在一個工作日內依差額的 {times} 倍入帳，即使屆時您已賣出代幣。',
  'launch.protection.average':
    '市價為自首次交付起一小時內的指數均價。若 {all} 分鐘中有超過 {missing} 分鐘沒有價格，則以下一小時為準。',
  'launch.protection.silent':
    '若首次交付一天後仍沒有任何一小時有足夠的價格，我們可以採用截至那時最後一個有價格的小時，包括交付之前的。若交付前 {days} 天內也沒有，則代幣視為毫無價值。',
  'launch.protection.funded': '價格保護可能產生的最高費用在發售前已預留。取消的發售不適用：所有人都會收回所付款項。',
  'launch.protection.market': '首次交付時的市價',
  'launch.protection.inputs': '{from} – {until}：{sum} USDT ÷ {count} 分鐘',
  'launch.protection.byStaff': '自首次交付起沒有任何一小時有足夠的價格，因此採用最後一個有價格的小時。',
  'launch.protection.unknown': '沒有該代幣的任何價格，因此視為毫無價值。',
  'launch.protection.worth': '首次交付時的價值',
  'launch.protection.credit': '價格保護入帳',
  'launch.boost.late': '您的獎勵未能在承諾的 24 小時內發放。我們已知悉，最遲在本輪結束後五個工作日內發放。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
