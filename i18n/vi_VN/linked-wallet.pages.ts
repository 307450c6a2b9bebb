import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': 'Xác nhận trong ví thử nghiệm',
  'pages.linked-wallet.scan.description': 'Nội dung ví thử nghiệm hỏi sau khi bạn quét mã.',
  'pages.linked-wallet.devWallet.title': 'Ví thử nghiệm',
  'pages.linked-wallet.devWallet.description': 'Ứng dụng ví riêng của bản thử nghiệm, để liên kết, nạp và rút.',
  'pages.linked-wallet.link.title': 'Ví liên kết',
  'pages.linked-wallet.link.description': 'Liên kết ứng dụng ví bên ngoài bằng mã QR dùng một lần.',
  'pages.keywords.linked-wallet': 'ví liên kết, ứng dụng ví, mã QR',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
