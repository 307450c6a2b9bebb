import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': 'Kênh chính thức',
  'console.channels.title': 'Kênh chính thức',
  'console.channels.failed': 'Không tải được danh sách kênh chính thức.',
  'console.channels.channel': 'Kênh',
  'console.channels.source': 'Nguồn',
  'console.channels.configured': 'Cấu hình hệ thống',
  'console.channels.listed': 'Nhân viên',
  'console.channels.add': 'Thêm kênh',
  'console.channels.remove': 'Gỡ khỏi danh sách',
  'console.channels.hint': 'Địa chỉ web có https://, địa chỉ e-mail hoặc số điện thoại kèm mã quốc gia',
  'console.channels.addEffect': 'Sau khi người thứ hai duyệt, người kiểm tra sẽ được báo đây là kênh của chúng tôi.',
  'console.channels.removeEffect':
    'Sau khi người thứ hai duyệt, người kiểm tra sẽ được báo đây không phải kênh của chúng tôi.',
  'console.actionKind.staffOperator.setOfficialChannel': 'Kênh chính thức',
  'console.actionField.officialChannel': 'Kênh chính thức',
  'console.refusal.CHANNEL_UNREADABLE': 'Đây không phải địa chỉ web có https://, địa chỉ e-mail hay số điện thoại.',
  'console.refusal.TOO_MANY_CHANNELS': 'Danh sách đã đầy. Hãy gỡ bớt một kênh trước.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
