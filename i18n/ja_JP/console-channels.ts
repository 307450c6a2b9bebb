import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': '公式チャネル',
  'console.channels.title': '公式チャネル',
  'console.channels.failed': '公式チャネルを読み込めませんでした。',
  'console.channels.channel': 'チャネル',
  'console.channels.source': '設定元',
  'console.channels.configured': 'システム設定',
  'console.channels.listed': 'スタッフ',
  'console.channels.add': 'チャネルを追加',
  'console.channels.remove': 'リストから外す',
  'console.channels.hint': 'https:// で始まるウェブアドレス、メールアドレス、または国番号付きの電話番号',
  'console.channels.addEffect': '2人目の承認後、確認した人に当社のものと表示されます。',
  'console.channels.removeEffect': '2人目の承認後、確認した人に当社のものではないと表示されます。',
  'console.actionKind.staffOperator.setOfficialChannel': '公式チャネル',
  'console.actionField.officialChannel': '公式チャネル',
  'console.refusal.CHANNEL_UNREADABLE':
    'https:// で始まるウェブアドレス、メールアドレス、電話番号のいずれでもありません。',
  'console.refusal.TOO_MANY_CHANNELS': 'リストがいっぱいです。先に1件外してください。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
