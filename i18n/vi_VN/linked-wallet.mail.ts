import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': 'Một ví đã được liên kết',
  'mail.wallet-linked.body':
    'Ví {address} đã được liên kết với tài khoản Bourse của bạn. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
  'mail.wallet-unlinked.subject': 'Một ví đã bị hủy liên kết',
  'mail.wallet-unlinked.body':
    'Ví {address} đã bị hủy liên kết khỏi tài khoản Bourse của bạn. Rút về ví liên kết phải chờ 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ở trang bảo mật ngay.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
