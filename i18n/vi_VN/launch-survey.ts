import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': 'Đã trả lời khảo sát',
  'launch.fix.SURVEY': 'Trả lời khảo sát',
  'launch.rule.survey':
    'Vòng {number}: cần trả lời khảo sát trước. Câu trả lời không ảnh hưởng đến số lượng bạn nhận được.',
  'launch.survey.title': 'Khảo sát',
  'launch.survey.note':
    'Câu trả lời không ảnh hưởng đến số lượng bạn nhận được. Bạn chỉ gửi được một lần và không thể sửa sau đó.',
  'launch.survey.optional': 'Không bắt buộc',
  'launch.survey.one': 'Chọn một',
  'launch.survey.several': 'Chọn một hoặc nhiều',
  'launch.survey.send': 'Gửi câu trả lời',
  'launch.survey.sent': 'Đã gửi khảo sát',
  'launch.survey.sentText': 'Cảm ơn bạn. Chúng tôi đã nhận được câu trả lời.',
  'launch.survey.kept': 'Nội dung bạn đã nhập được giữ trong thẻ này cho đến khi gửi.',
  'launch.survey.unknown': 'Chúng tôi đang kiểm tra xem câu trả lời đã đến chưa. Hãy gửi lại: chỉ được tính một lần.',
  'launch.survey.clear': 'Xóa câu trả lời',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
