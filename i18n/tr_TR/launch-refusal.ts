import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Bu hesap dondurulmuş. Lütfen destekle iletişime geçin.',
  TRADING_PASSWORD_NOT_SET: 'Önce işlem parolası belirleyin.',
  LAUNCH_NOT_FOUND: 'Böyle bir proje ya da tur yok.',
  LAUNCH_CANCELLED: 'Bu proje iptal edildi. Katılanlara paraları geri ödenir.',
  LAUNCH_NOT_STARTED: 'Bu tur {startAt} tarihinde açılır.',
  LAUNCH_ENDED: 'Bu tur sona erdi. Ayrılan tutar artık değiştirilemez.',
  LAUNCH_KYC: 'Bu tur için kimlik düzeyi {needed} gerekir; sizinki {level}.',
  LAUNCH_VIP: 'Bu tur VIP {needed} ve üzeri içindir; siz VIP {level} düzeyindesiniz.',
  LAUNCH_INTERVAL: 'Az önce başka bir tura katıldınız. {againAt} tarihinden sonra yeniden katılabilirsiniz.',
  LAUNCH_MIN: 'Ayrılabilecek en düşük tutar {min} {asset}.',
  LAUNCH_MAX: 'Ayrılabilecek en yüksek tutar {max} {asset}.',
  LAUNCH_STEP: 'Tutar {step} {asset} katı olmalıdır.',
  LAUNCH_BALANCE: 'Fon hesabında yetersiz {asset} bakiyesi: mevcut {available}, gereken {needed}.',
  LAUNCH_NOT_SUBSCRIBED: 'Böyle bir katılımınız yok.',
  COIN_STOPPED: '{asset} birleştiriliyor, şu an taşınamaz. Birkaç dakika sonra yeniden deneyin.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
