import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': 'Ví {address} đã được liên kết. Không phải bạn? Hãy đóng băng tài khoản.',
  'notices.kind.linkedWallet.unlinked': 'Ví {address} đã bị hủy liên kết; rút về ví liên kết phải chờ 24 giờ.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
