import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': 'Demo cüzdanında onayla',
  'pages.linked-wallet.scan.description': 'Bir kod taratıldıktan sonra demo cüzdanının sorduğu onay.',
  'pages.linked-wallet.devWallet.title': 'Demo cüzdanı',
  'pages.linked-wallet.devWallet.description':
    'Bağlama, yatırma ve çekmeyi denemek için demonun kendi cüzdan uygulaması.',
  'pages.linked-wallet.link.title': 'Bağlı cüzdan',
  'pages.linked-wallet.link.description': 'Harici bir cüzdan uygulamasını tek kullanımlık QR koduyla bağlayın.',
  'pages.keywords.linked-wallet': 'bağlı cüzdan, cüzdan uygulaması, QR kodu',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
