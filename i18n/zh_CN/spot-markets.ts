import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': '行情',
  'spot.markets.kinds': '市场类型',
  'spot.markets.kind.favourites': '自选',
  'spot.markets.kind.spot': '现货',
  'spot.markets.kind.etf': '杠杆代币',
  'spot.markets.search': '搜索交易对',
  'spot.markets.clear': '清除搜索',
  'spot.markets.nothing': '没有找到“{search}”',
  'spot.markets.none': '暂无开放的交易对。',
  'spot.markets.noFavourites': '点亮星标的交易对会显示在这里',
  'spot.markets.showAll': '查看全部交易对',

  'spot.markets.ranking': '排行',
  'spot.markets.ranking.gain': '涨幅榜',
  'spot.markets.ranking.loss': '跌幅榜',
  'spot.markets.ranking.turnover': '成交额榜',

  'spot.markets.column.pair': '交易对',
  'spot.markets.column.last': '最新价',
  'spot.markets.column.change': '24 小时涨跌',
  'spot.markets.column.high': '24 小时最高',
  'spot.markets.column.low': '24 小时最低',
  'spot.markets.column.turnover': '24 小时成交额',
  'spot.markets.column.action': '操作',

  'spot.markets.trade': '交易',
  'spot.markets.favour': '将 {pair} 加入自选',
  'spot.markets.unfavour': '将 {pair} 移出自选',
  'spot.markets.halted': '暂停交易',
  'spot.markets.all': '全部行情',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
