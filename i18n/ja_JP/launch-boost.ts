import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': 'ラウンド {number}・ブースト',
  'launch.boost.live': 'ブースト実施中',
  'launch.boost.pool': '報酬プール',
  'launch.boost.pools': 'ブースト報酬',
  'launch.boost.coin': 'ロックする通貨',
  'launch.boost.perPerson': '1人あたりの報酬上限',
  'launch.boost.locked': 'ロック数量',
  'launch.boost.wasLocked': 'ロックしていた数量',
  'launch.boost.given': '支払われた報酬',
  'launch.boost.amount': 'ロックする数量',
  'launch.boost.newAmount': '新しいロック総額',
  'launch.boost.begin': 'ブーストする',
  'launch.boost.raise': '追加する',
  'launch.boost.submit': '{amount} {asset} をロック',
  'launch.boost.raiseSubmit': '合計 {amount} {asset} に増やす',
  'launch.boost.confirm': 'ブーストの確認',
  'launch.boost.confirmNote':
    '数量は {time} までファンディングで凍結されます。それまでは追加のみ可能で、減額や取り消しはできません。終了後に全額が解放され、報酬が支払われます。',
  'launch.boost.done': 'ロックしました',
  'launch.boost.doneText': 'ラウンド {number} に {amount} {asset} をロックしました。',
  'launch.boost.asThingsStand': '現時点の見込み報酬',
  'launch.boost.estimate': '現時点のあなたの見込み報酬',
  'launch.boost.own': 'ご自身のブースト',
  'launch.boost.reward': '受け取った報酬',
  'launch.boost.time': 'ロック日時',
  'launch.boost.freeAt': '{time} に全額が解放されます。',
  'launch.boost.state.SUBSCRIBED': 'ロック中',
  'launch.boost.state.PENDING_DEDUCTION': '精算中',
  'launch.boost.state.COMPLETED': '報酬受取済み',
  'launch.boost.state.NOT_ALLOCATED': '報酬なし',
  'launch.boost.state.CANCELLED': '取り消し',
  'launch.boost.state.REFUNDED': '返金済み',
  'launch.boost.rule.share':
    'ラウンド {number}：{min}～{max} {asset} を {step} 単位でロックできます。{pool} {token} をロック数量に比例して分配し、1人あたりの上限は {perPerson} です。',
  'launch.boost.rule.back':
    'ロックした数量はラウンド終了まで追加できますが、取り消しはできません。終了後に全額が解放されます。',
  'launch.boost.rule.keep':
    '報酬はラウンド終了から24時間以内に支払われ、すぐに利用できます。その後セールが中止されても、報酬はそのままお持ちいただけます。',
  'launch.boost.rule.interval': '別のラウンドへの参加には {count} 分の間隔が必要です。',
  'launch.boost.rule.cancel':
    'すべてのラウンドが完了するまでは、プロジェクトが中止されることがあります。その場合、ロック中の全額が返還されます。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
