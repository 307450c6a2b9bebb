import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': '官方渠道',
  'console.channels.title': '官方渠道',
  'console.channels.failed': '无法加载官方渠道。',
  'console.channels.channel': '渠道',
  'console.channels.source': '来源',
  'console.channels.configured': '系统配置',
  'console.channels.listed': '员工',
  'console.channels.add': '添加渠道',
  'console.channels.remove': '移出名单',
  'console.channels.hint': '以 https:// 开头的网址、邮箱地址或带国家代码的电话号码',
  'console.channels.addEffect': '经第二人批准后，查询者会被告知这是我们的渠道。',
  'console.channels.removeEffect': '经第二人批准后，查询者会被告知这不是我们的渠道。',
  'console.actionKind.staffOperator.setOfficialChannel': '官方渠道',
  'console.actionField.officialChannel': '官方渠道',
  'console.refusal.CHANNEL_UNREADABLE': '这不是以 https:// 开头的网址、邮箱地址或电话号码。',
  'console.refusal.TOO_MANY_CHANNELS': '名单已满，请先移除一项。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
