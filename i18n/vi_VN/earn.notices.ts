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
  'notices.kind.earn.renewsSoon':
    'Lệnh Tiết kiệm của bạn đáo hạn ngày {date} (UTC+8). Theo lựa chọn của bạn, {amount} {asset} sẽ được gia hạn thêm {days} ngày với lãi suất {rate}%/năm. Bạn có thể tắt trước lúc đó.',
  'notices.kind.earn.endsSoon.ended':
    'Lệnh Tiết kiệm {amount} {asset} đáo hạn ngày {date} (UTC+8) và hiện tại sẽ không được gia hạn: sản phẩm không còn mở bán. Gốc và lãi sẽ về tài khoản vốn.',
  'notices.kind.earn.endsSoon.rate':
    'Lệnh Tiết kiệm {amount} {asset} đáo hạn ngày {date} (UTC+8) và hiện tại sẽ không được gia hạn: lãi suất mới {rate}%/năm thấp hơn mức {floor}% bạn yêu cầu. Gốc và lãi sẽ về tài khoản vốn.',
  'notices.kind.earn.endsSoon.quota':
    'Lệnh Tiết kiệm {amount} {asset} đáo hạn ngày {date} (UTC+8) và hiện tại sẽ không được gia hạn: sản phẩm còn lại quá ít. Gốc và lãi sẽ về tài khoản vốn.',
  'notices.kind.earn.endsSoon.bounds':
    'Lệnh Tiết kiệm {amount} {asset} đáo hạn ngày {date} (UTC+8) và hiện tại sẽ không được gia hạn: số lượng nằm ngoài mức sản phẩm đang nhận. Gốc và lãi sẽ về tài khoản vốn.',
  'notices.kind.earn.rateFalls':
    'Từ {date} (UTC+8), lãi suất Tiết kiệm {asset} của bạn giảm từ {before}% xuống {rate}%/năm.',
  'notices.kind.earn.rewardLow':
    'Phần thưởng {reward} của sản phẩm Tiết kiệm {asset} bạn đang giữ đã dùng bốn phần năm. Khi hết phần còn lại, chỉ còn tiền lãi {asset}.',
  'notices.kind.earn.rewardOver':
    'Phần thưởng {reward} của sản phẩm Tiết kiệm {asset} bạn đang giữ đã hết. Tiền lãi {asset} vẫn tiếp tục như trước.',
  'notices.kind.earn.notRenewed.closed':
    'Lệnh Tiết kiệm {amount} {asset} không được gia hạn vì Tiết kiệm hiện không nhận thêm. Gốc và {interest} {asset} tiền lãi đã về tài khoản vốn.',
  'notices.kind.earn.endsSoon.person':
    'Lệnh Tiết kiệm {amount} {asset} đáo hạn ngày {date} (UTC+8) và hiện tại sẽ không được gia hạn: hiện bạn chưa đáp ứng điều kiện của sản phẩm. Gốc và lãi sẽ về tài khoản vốn.',
  'notices.kind.earn.endsSoon.closed':
    'Lệnh Tiết kiệm {amount} {asset} đáo hạn ngày {date} (UTC+8) và hiện tại sẽ không được gia hạn: Tiết kiệm hiện không nhận thêm. Gốc và lãi sẽ về tài khoản vốn.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
