import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-flash.ts';

export const messages = {
  'launch.flash.live': 'Flash sale đang diễn ra',
  'launch.flash.soldOut': 'Đã bán hết',
  'launch.flash.round': 'Vòng {number}, flash sale',
  'launch.flash.lots': { other: '{count} lô' },
  'launch.flash.lotsRange': { other: '{least} đến {count} lô' },
  'launch.flash.stock': { other: '{count} lô, mỗi lô {lot} {token}' },
  'launch.flash.taken': 'Đã giữ {percent}',
  'launch.flash.paid': 'đã thanh toán',
  'launch.flash.paying': 'đang thanh toán',
  'launch.flash.free': 'còn trống',
  'launch.flash.lot': 'Một lô',
  'launch.flash.perPerson': 'Mỗi người',
  'launch.flash.minutes': { other: '{count} phút' },
  'launch.flash.seconds': { other: '{count} giây' },
  'launch.flash.field': 'Số lô',
  'launch.flash.whole': 'Hãy nhập số lô nguyên.',
  'launch.flash.youGet': 'Bạn nhận',
  'launch.flash.youPay': 'Bạn trả',
  'launch.flash.vipLine': 'Giảm giá VIP, {percent}',
  'launch.flash.funding': 'Trong tài khoản vốn',
  'launch.flash.fundingAfter': 'Còn lại trong tài khoản vốn',
  'launch.flash.buy': 'Mua',
  'launch.flash.buyLots': { other: 'Mua {count} lô' },
  'launch.flash.opensIn': 'Mở sau {time}',
  'launch.flash.buyNote': 'Hiện chưa trừ tiền. Khi đến lượt, các lô được giữ cho bạn và bạn có {time} để thanh toán.',
  'launch.flash.allHeld': 'Mọi lô còn lại đang được thanh toán. Một số có thể được trả lại.',
  'launch.flash.passSoon': 'Trang này lấy thẻ vào cho bạn từ {time}, mười phút trước khi bắt đầu.',
  'launch.flash.passWorking':
    'Đang lấy thẻ vào. Trình duyệt của bạn đang giải một câu đố để ngăn robot; việc này mất vài giây.',
  'launch.flash.passReady': 'Thẻ vào của bạn đã sẵn sàng.',
  'launch.flash.queue': 'Bạn đang trong hàng đợi',
  'launch.flash.place': 'Vị trí của bạn trong hàng đợi',
  'launch.flash.left': { other: 'Còn {count} lô' },
  'launch.flash.number': { other: 'Bạn đứng thứ {position} trong hàng đợi; còn {count} lô.' },
  'launch.flash.drawing':
    'Thứ tự của tất cả yêu cầu trong {count} giây đầu đang được bốc thăm. Vị trí của bạn hiện ra ngay khi có kết quả.',
  'launch.flash.placing': 'Vị trí của bạn sẽ hiện ra ngay.',
  'launch.flash.asked': 'Bạn yêu cầu',
  'launch.flash.payThen': 'Số tiền phải trả khi đến lượt',
  'launch.flash.ticket': 'Mã yêu cầu',
  'launch.flash.kept':
    'Vị trí của bạn được giữ khi bạn đóng trang này hoặc đổi thiết bị. Từ khi đến lượt, bạn có {time} để thanh toán.',
  'launch.flash.leaveQueue': 'Rời hàng đợi',
  'launch.flash.leaveQueueTitle': 'Rời hàng đợi?',
  'launch.flash.leaveQueueText':
    'Bạn mất vị trí. Chưa có khoản nào bị trừ; khi còn lô, bạn có thể xếp lại từ cuối hàng.',
  'launch.flash.stay': 'Ở lại hàng đợi',
  'launch.flash.held': { other: '{count} lô đang được giữ cho bạn' },
  'launch.flash.payBefore': 'Hãy thanh toán trước {time}. Trước đó không trừ tiền.',
  'launch.flash.timeLeft': 'Thời gian thanh toán còn lại',
  'launch.flash.timeOf': 'trên {time}',
  'launch.flash.lastMinute': 'Còn chưa đến một phút để thanh toán.',
  'launch.flash.pay': 'Thanh toán {amount} {asset}',
  'launch.flash.wrongKeeps': 'Nhập sai mật khẩu không làm mất lô.',
  'launch.flash.wrongPassword': { other: 'Sai mật khẩu giao dịch. Còn {count} lần thử; các lô vẫn được giữ cho bạn.' },
  'launch.flash.passwordLocked':
    'Nhập sai quá nhiều lần: mật khẩu giao dịch bị khóa đến {time}. Các lô không thanh toán kịp sẽ được trả lại.',
  'launch.flash.short': 'Tài khoản vốn còn thiếu {missing} {asset}. Các lô vẫn được giữ trong khi bạn chuyển tiền.',
  'launch.flash.giveUp': 'Từ bỏ',
  'launch.flash.giveUpTitle': 'Từ bỏ vòng {number}?',
  'launch.flash.giveUpText': {
    other:
      'Nếu rời đi bây giờ, {count} lô của bạn sẽ được trả lại và bạn không thể mua trong vòng {number}. Tài khoản của bạn không bị trừ tiền.',
  },
  'launch.flash.keep': { other: 'Giữ các lô của tôi' },
  'launch.flash.giveUpDo': 'Từ bỏ vòng {number}',
  'launch.flash.opens': 'Vòng {number} mở lúc',
  'launch.flash.goesBack': 'Đã hết thời gian thanh toán. Các lô đang được trả lại; không trừ tiền.',
  'launch.flash.paidTitle': 'Đã thanh toán',
  'launch.flash.boughtAt': 'Mua lúc',
  'launch.flash.paidFrom': 'Trả từ tài khoản vốn',
  'launch.flash.each': 'Mỗi {token}',
  'launch.flash.usable': 'Khi nào dùng được',
  'launch.flash.timedOut': {
    other:
      'Bạn không thanh toán kịp nên {count} lô đã được trả lại. Không trừ tiền. Khi còn lô, bạn có thể xếp lại từ cuối hàng.',
  },
  'launch.flash.gaveUp': 'Bạn đã từ bỏ các lô nên không thể tham gia vòng này nữa. Không trừ tiền.',
  'launch.flash.leftQueue': 'Bạn đã rời hàng đợi. Không trừ tiền.',
  'launch.flash.refused.ABOVE_REMAINING': {
    other:
      'Khi đến lượt bạn chỉ còn {count} lô, ít hơn số bạn yêu cầu. Không trừ tiền. Khi còn lô, bạn có thể yêu cầu lại.',
  },
  'launch.flash.refused.SOLD_OUT': 'Tất cả các lô đã bán hết trước lượt của bạn. Không trừ tiền.',
  'launch.flash.refused.ENDED': 'Vòng đã kết thúc trước lượt của bạn. Không trừ tiền.',
  'launch.flash.refused.CANCELLED': 'Dự án đã bị hủy. Không trừ tiền.',
  'launch.flash.allSold': 'Tất cả các lô của vòng này đã được bán và thanh toán.',
  'launch.flash.next': 'Vòng {number} mở lúc {time}.',
  'launch.flash.lost':
    'Mất kết nối. Đây là tình hình lúc {time}. Yêu cầu của bạn được lưu ở sàn, không phải ở trang này.',
  'launch.flash.order': 'Hàng đợi được sắp xếp thế nào',
  'launch.flash.batch': '{from} đến {to}: bốc thăm',
  'launch.flash.batchText':
    'Yêu cầu trong những giây này được xếp theo thứ tự bốc thăm, nên đường truyền nhanh không có lợi thế.',
  'launch.flash.arrival': 'Sau {to}: theo thứ tự đến máy chủ',
  'launch.flash.arrivalText': 'Bấm nhiều lần vẫn chỉ có một yêu cầu với vị trí của nó.',
  'launch.flash.yours': 'Yêu cầu của bạn, {time}',
  'launch.flash.seedHash': 'SHA-256 của seed',
  'launch.flash.seed': 'Giá trị seed',
  'launch.flash.seedBefore':
    'Seed quyết định thứ tự bốc thăm. SHA-256 của nó được công bố trước đợt bán, bản thân seed sau khi có thứ tự.',
  'launch.flash.seedAfter':
    'SHA-256 của seed đúng bằng giá trị đã công bố trước đợt bán, chứng tỏ seed đã được chọn trước khi có ai yêu cầu.',
  'launch.flash.beaconText':
    'Seed và lượt {round} của nguồn ngẫu nhiên công khai drand cùng quyết định thứ tự bốc thăm. Không ai biết lượt đó trước khi những giây đầu kết thúc, nên không ai có thể chọn sẵn seed có lợi cho mình.',
  'launch.flash.beaconNone': 'Vòng này không chọn nguồn ngẫu nhiên công khai nào: chỉ seed quyết định thứ tự bốc thăm.',
  'launch.flash.beaconSilent':
    'Không nhận được lượt {round} của nguồn ngẫu nhiên công khai drand trong {count} giây, nên chỉ seed quyết định thứ tự bốc thăm.',
  'launch.flash.signature': 'Chữ ký của nguồn ngẫu nhiên',
  'launch.flash.check': 'Kiểm tra thứ tự',
  'launch.flash.checkSeed': 'Seed đúng như cam kết',
  'launch.flash.checkOwn': 'Vị trí khớp với số của bạn',
  'launch.flash.own': 'Số của bạn',
  'launch.flash.ownPlace': 'Vị trí {place} trên {count}. Số nhỏ nhất đứng đầu.',
  'launch.flash.ownText': 'Số của bạn là SHA-256 của seed, của giá trị ngẫu nhiên nếu có và của số tài khoản của bạn.',
  'launch.flash.rule.lots': {
    other: 'Vòng {number}: bán {count} lô, mỗi lô {lot} {token}, với giá cố định. Mỗi người: {range}.',
  },
  'launch.flash.rule.order':
    'Yêu cầu trong {count} giây đầu của flash sale được xếp theo thứ tự bốc thăm. Sau đó ai đến trước được phục vụ trước.',
  'launch.flash.rule.beacon':
    'Vòng {number}: một seed bí mật và lượt {round} của nguồn ngẫu nhiên công khai drand cùng quyết định thứ tự bốc thăm. Nếu không nhận được trong {count} giây thì chỉ seed quyết định, và trang của đợt bán nêu rõ điều đó.',
  'launch.flash.rule.seedOnly':
    'Vòng {number}: chỉ một seed bí mật quyết định thứ tự bốc thăm. SHA-256 của nó được công bố trước đợt bán; không dùng nguồn ngẫu nhiên công khai.',
  'launch.flash.rule.pay':
    'Vòng {number}: khi đến lượt, các lô được giữ và bạn có {time} để thanh toán. Nếu không, chúng được trả lại và bạn có thể xếp hàng lại.',
  'launch.flash.rule.giveUp':
    'Rời hàng đợi không ảnh hưởng gì. Ai từ bỏ khi đang thanh toán thì không thể mua trong vòng đó nữa.',
  'launch.flash.rule.cost':
    'Số tiền phải trả trong flash sale được làm tròn lên một lần, đến chữ số thập phân cuối của đồng coin thanh toán.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
