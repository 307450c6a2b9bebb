import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': '官方管道',
  'console.channels.title': '官方管道',
  'console.channels.failed': '無法載入官方管道。',
  'console.channels.channel': '管道',
  'console.channels.source': '來源',
  'console.channels.configured': '系統設定',
  'console.channels.listed': '員工',
  'console.channels.add': '新增管道',
  'console.channels.remove': '移出名單',
  'console.channels.hint': '以 https:// 開頭的網址、電子郵件地址或含國碼的電話號碼',
  'console.channels.addEffect': '經第二人核准後，查詢者會被告知這是我們的管道。',
  'console.channels.removeEffect': '經第二人核准後，查詢者會被告知這不是我們的管道。',
  'console.actionKind.staffOperator.setOfficialChannel': '官方管道',
  'console.actionField.officialChannel': '官方管道',
  'console.refusal.CHANNEL_UNREADABLE': '這不是以 https:// 開頭的網址、電子郵件地址或電話號碼。',
  'console.refusal.TOO_MANY_CHANNELS': '名單已滿，請先移除一項。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
