import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': 'Hạn mức ví liên kết',
  'console.actionField.linkMin': 'Tối thiểu tới ví liên kết',
  'console.actionField.linkMax': 'Tối đa tới ví liên kết',
  'console.ranges.title': 'Ví liên kết',
  'console.ranges.failed': 'Không tải được hạn mức ví liên kết.',
  'console.ranges.effect':
    'Người thứ hai của bộ phận Tài chính quyết định. Để trống cả hai ô để đóng coin này với ví liên kết.',
  'console.mailKind.linkedWallet': 'Ví đã liên kết',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
