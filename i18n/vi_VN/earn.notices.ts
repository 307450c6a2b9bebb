import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    'Lệnh Tiết kiệm {amount} {asset} đã đáo hạn; gốc và {interest} {asset} tiền lãi đã về tài khoản vốn.',
  'notices.kind.earn.renewed': 'Lệnh Tiết kiệm {amount} {asset} đã được gia hạn; kỳ này lãi {interest} {asset}.',
  'notices.kind.earn.notRenewed.ended':
    'Lệnh Tiết kiệm {amount} {asset} không được gia hạn vì sản phẩm đã ngừng bán. Gốc và {interest} {asset} tiền lãi đã về tài khoản vốn.',
  'notices.kind.earn.notRenewed.rate':
    'Lệnh Tiết kiệm {amount} {asset} không được gia hạn vì lãi suất mới thấp hơn mức bạn đặt. Gốc và {interest} {asset} tiền lãi đã về tài khoản vốn.',
  'notices.kind.earn.notRenewed.quota':
    'Lệnh Tiết kiệm {amount} {asset} không được gia hạn vì sản phẩm không còn đủ hạn mức. Gốc và {interest} {asset} tiền lãi đã về tài khoản vốn.',
  'notices.kind.earn.notRenewed.bounds':
    'Lệnh Tiết kiệm {amount} {asset} không được gia hạn vì số lượng nằm ngoài mức sản phẩm đang nhận. Gốc và {interest} {asset} tiền lãi đã về tài khoản vốn.',
  'notices.kind.earn.notRenewed.person':
    'Lệnh Tiết kiệm {amount} {asset} không được gia hạn vì hiện bạn chưa đáp ứng điều kiện của sản phẩm. Gốc và {interest} {asset} tiền lãi đã về tài khoản vốn.',
  'notices.kind.earn.redeemed': '{amount} {asset} rút từ Tiết kiệm đã về tài khoản vốn.',
  'notices.kind.earn.redeemFailed':
    'Chưa thể trả {amount} {asset} rút từ Tiết kiệm. Vui lòng liên hệ hỗ trợ và nêu mã {ticket}.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
