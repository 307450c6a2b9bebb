import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': 'マーケット',
  'spot.markets.kinds': '市場の種類',
  'spot.markets.kind.favourites': 'お気に入り',
  'spot.markets.kind.spot': '現物',
  'spot.markets.kind.etf': 'レバレッジトークン',
  'spot.markets.search': '銘柄を検索',
  'spot.markets.clear': '検索を消す',
  'spot.markets.nothing': '「{search}」に合う銘柄はありません',
  'spot.markets.none': '取引できる銘柄はまだありません。',
  'spot.markets.noFavourites': '星を付けた銘柄がここに並びます',
  'spot.markets.showAll': 'すべての銘柄を見る',

  'spot.markets.ranking': 'ランキング',
  'spot.markets.ranking.gain': '値上がり',
  'spot.markets.ranking.loss': '値下がり',
  'spot.markets.ranking.turnover': '売買代金',

  'spot.markets.column.pair': '銘柄',
  'spot.markets.column.last': '現在値',
  'spot.markets.column.change': '24時間の変動',
  'spot.markets.column.high': '24時間の高値',
  'spot.markets.column.low': '24時間の安値',
  'spot.markets.column.turnover': '24時間の売買代金',
  'spot.markets.column.action': '操作',

  'spot.markets.trade': '取引',
  'spot.markets.favour': '{pair}をお気に入りに追加',
  'spot.markets.unfavour': '{pair}をお気に入りから外す',
  'spot.markets.halted': '取引停止',
  'spot.markets.all': 'すべての銘柄',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
