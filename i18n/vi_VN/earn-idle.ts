import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': 'Đang để không trong Vốn và Giao ngay: {amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} sẽ sinh lãi {rate} một năm trong Tiết kiệm. Rút bất cứ lúc nào.',
  'earn.idle.fixed': { other: '{amount} {asset} sẽ sinh lãi {rate} một năm trong Tiết kiệm, kỳ hạn {count} ngày.' },
  'earn.idle.see': 'Xem sản phẩm',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
