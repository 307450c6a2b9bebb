import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'Eşikler',
  'console.thresholds.title': 'Eşikler',
  'console.thresholds.failed': 'Eşikler yüklenemedi.',
  'console.thresholds.effect': 'İkinci onaydan sonra değerlendirilen her şey için geçerlidir.',
  'console.thresholds.name': 'Eşik',
  'console.thresholds.value': 'Değer',
  'console.thresholds.seconds': { one: '{count} saniye', other: '{count} saniye' },
  'console.thresholds.inSeconds': 'Saniye',
  'console.thresholds.range': '{min} ile {max} arası',
  'console.actionKind.staffOperator.setThreshold': 'Eşik',
  'console.actionField.REVIEW_FROM': 'İnceleme alt sınırı',
  'console.actionField.REVIEW_TWO_FROM': 'İki incelemeci alt sınırı',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': 'Yeni cihaz veya ülkede inceleme alt sınırı',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': 'Yeni adrese inceleme alt sınırı ve limitin yarısı',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': '7 günden yeni hesapta inceleme alt sınırı',
  'console.actionField.REVIEW_FAST_EXIT_FROM': 'Bir saat içinde çıkan yatırmada inceleme alt sınırı',
  'console.actionField.TWO_CODES_FROM': 'İki kod alt sınırı',
  'console.actionField.EARLY_CREDIT_PERSON_MAX': 'Kesinleşmeden hesaba geçen yatırmalar, kişi başına üst sınır',
  'console.actionField.EARLY_CREDIT_HOUSE_MAX': 'Kesinleşmeden hesaba geçen yatırmalar, toplam üst sınır',
  'console.actionField.WITHDRAWAL_COOLING_S': 'Çekim denetiminden önceki bekleme',
  'console.finalOnly.title': 'Kesinleşince hesaba geçen yatırmalar',
  'console.finalOnly.empty': 'Değeri nedeniyle kesinleşmeyi bekleyen yatırma yok.',
  'console.finalOnly.PERSON_LIMIT':
    'Bununla kişinin kesinleşmeden hesaba geçen tutarı {worth} USDT olurdu; sınır {limit}.',
  'console.finalOnly.HOUSE_LIMIT':
    'Bununla herkesin kesinleşmeden hesaba geçen tutarı {worth} USDT olurdu; sınır {limit}.',
  'console.finalOnly.PRICE_UNKNOWN': 'Güncel fiyat yok',
  'console.refusal.THRESHOLD_RANGE': 'Eşik izin verilen aralığın dışında.',
} as const satisfies Messages;
