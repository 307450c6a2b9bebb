import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': '行情',
  'spot.markets.kinds': '市場類型',
  'spot.markets.kind.favourites': '自選',
  'spot.markets.kind.spot': '現貨',
  'spot.markets.kind.etf': '槓桿代幣',
  'spot.markets.search': '搜尋交易對',
  'spot.markets.clear': '清除搜尋',
  'spot.markets.nothing': '沒有找到「{search}」',
  'spot.markets.none': '目前沒有開放的交易對。',
  'spot.markets.noFavourites': '點亮星標的交易對會顯示在這裡',
  'spot.markets.showAll': '查看全部交易對',

  'spot.markets.ranking': '排行',
  'spot.markets.ranking.gain': '漲幅榜',
  'spot.markets.ranking.loss': '跌幅榜',
  'spot.markets.ranking.turnover': '成交額榜',

  'spot.markets.column.pair': '交易對',
  'spot.markets.column.last': '最新價',
  'spot.markets.column.change': '24 小時漲跌',
  'spot.markets.column.high': '24 小時最高',
  'spot.markets.column.low': '24 小時最低',
  'spot.markets.column.turnover': '24 小時成交額',
  'spot.markets.column.action': '操作',

  'spot.markets.trade': '交易',
  'spot.markets.favour': '將 {pair} 加入自選',
  'spot.markets.unfavour': '將 {pair} 移出自選',
  'spot.markets.halted': '暫停交易',
  'spot.markets.all': '全部行情',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
