import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': '{coin} の平均保有量',
  'launch.holding.period': '対象期間',
  'launch.holding.public': '最終値の公開',
  'launch.holding.needed': '必要な平均',
  'launch.holding.average': 'あなたの平均（{days} 日中 {known} 日）',
  'launch.holding.cap': '申込可能額の上限',
  'launch.holding.counted':
    '1時間に1回、ランダムな秒に保有量を記録します。対象はファンディング、現物（未約定注文とグリッドを含む）、Earn、P2P の利用可能分で、ローンチへの申込額も含みます。借入、ボーナス、先物の未実現損益は含みません。',
  'launch.holding.days': '日別',
  'launch.holding.soon': '{time} に公開',
  'launch.holding.tidied': '保存期間が終了しました',
  'launch.holding.none': 'この日の記録はありません',
  'launch.holding.lost': { other: '{count} 時間分を記録できず、平均から除外しています。' },
  'launch.holding.hour': '時間帯',
  'launch.holding.readAt': '記録時刻',
  'launch.holding.missing': '記録なし',
  'launch.holding.hoursOf': '{date} の記録',
  'launch.holding.seedHash': 'その日のシードの SHA-256：',
  'launch.holding.seed': 'その日のシード：',
  'launch.holding.yours': 'あなたの平均：{average} {coin}',
  'launch.holding.rule.least':
    'ラウンド {number}：{from}～{until}（UTC+8）に平均 {least} {coin} 以上の保有が必要です。',
  'launch.holding.rule.factor':
    'ラウンド {number}：平均保有 1 {coin} につき {factor} {asset} まで申し込めます（ラウンドの上限以内）。',
  'launch.holding.rule.mean':
    '1日の平均は1時間ごとの記録の平均、あなたの平均は各日の平均です。記録できなかった時間は除外します。数値は翌日 11:00（UTC+8）に公開されます。',
  'launch.condition.HOLDING': '平均 {needed} {coin} 以上を保有',
  'launch.fix.HOLDING': '入金',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
