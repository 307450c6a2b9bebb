import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': 'Câu hỏi',
  'autoInvest.help.risks': 'Rủi ro',
  'autoInvest.help.run.q': 'Mỗi lần mua diễn ra thế nào?',
  'autoInvest.help.run.a':
    'Trong vòng một phút kể từ giờ đã định, kế hoạch mua từng coin theo tỷ trọng của nó trên thị trường giao ngay. Coin vào ngay tài khoản Giao ngay của bạn.',
  'autoInvest.help.short.q': 'Nếu không đủ USDT thì sao?',
  'autoInvest.help.short.a':
    'Khi đó không mua gì, kể cả một phần, và kế hoạch thử lại vào ngày tiếp theo. Chúng tôi báo trước 12 giờ nếu tiền không đủ, và báo sau lần mua không thành công.',
  'autoInvest.help.source.q': 'Tiền lấy từ đâu?',
  'autoInvest.help.source.a':
    'Từ Giao ngay. Nếu bạn cho phép, đúng phần còn thiếu được lấy từ tài khoản vốn. Không giữ trước khoản nào: trước lần mua, bạn vẫn dùng được tiền của mình.',
  'autoInvest.help.price.q': 'Mua với giá nào?',
  'autoInvest.help.price.a':
    'Theo giá thị trường, nhưng không bao giờ cao hơn giá chỉ số cộng 1%. Phần không mua được trong giới hạn đó ở lại Giao ngay, thị trường tạm ngừng thì bỏ qua. Mỗi lần mua đều cho biết chênh lệch so với chỉ số.',
  'autoInvest.help.fee.q': 'Chi phí bao nhiêu?',
  'autoInvest.help.fee.a':
    'Phí giao ngay theo cấp VIP của bạn cho mỗi lần mua, như khi bạn tự mua. Bản thân kế hoạch không mất phí.',
  'autoInvest.help.time.q': 'Theo giờ nào?',
  'autoInvest.help.time.a':
    'Theo múi giờ ghi trong kế hoạch. Khi nơi đó đổi giờ, kế hoạch giữ nguyên giờ của mình. Giờ bị bỏ qua được thực hiện vào thời điểm hợp lệ kế tiếp; giờ đến hai lần chỉ tính một lần.',
  'autoInvest.help.change.q': 'Tôi có thể sửa hoặc kết thúc kế hoạch không?',
  'autoInvest.help.change.a':
    'Có, miễn phí. Thay đổi có hiệu lực từ lần mua tiếp theo; chỉ trong 5 phút cuối trước đó là phải chờ. Tạm dừng và xóa luôn dùng được. Kế hoạch đã xóa không thể chạy lại.',
  'autoInvest.help.now.q': '“Mua ngay” làm gì?',
  'autoInvest.help.now.a': 'Mua thêm một lần, ngay lập tức. Các ngày của kế hoạch không đổi.',
  'autoInvest.help.figures.q': 'Kết quả được tính thế nào?',
  'autoInvest.help.figures.a':
    'Như thể bạn giữ mọi thứ kế hoạch đã mua: giá trị coin theo giá hiện tại so với tổng số đã trả, gồm phí. Bán hoặc chuyển coin đi nơi khác không làm thay đổi.',
  'autoInvest.help.past.q': 'Kết quả quá khứ có cho biết tôi sẽ lãi bao nhiêu không?',
  'autoInvest.help.past.a':
    'Không. Nó cho biết kế hoạch sẽ ra sao với giá quá khứ, mỗi ngày một giá đóng cửa. Tương lai sẽ khác, và quá khứ tốt nhất không hứa hẹn điều tương tự.',
  'autoInvest.help.risk.fall':
    'Coin có thể mất phần lớn hoặc toàn bộ giá trị. Mua đều đặn giúp dàn trải giá mua, nhưng không tránh được thua lỗ.',
  'autoInvest.help.risk.rise': 'Khi thị trường tăng, mua dần ít lời hơn mua hết ngay từ đầu.',
  'autoInvest.help.risk.more': 'Kế hoạch vẫn tiếp tục mua khi giá giảm, cho đến khi bạn tạm dừng hoặc xóa.',
  'autoInvest.help.risk.fill':
    'Khi thị trường biến động mạnh hoặc ít thanh khoản, có thể chỉ mua được một phần, hoặc cao hơn giá chỉ số trong giới hạn.',
  'autoInvest.help.risk.money':
    'Chỉ dùng số tiền bạn chịu được nếu mất. Không có nội dung nào ở đây là lời khuyên mua.',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
