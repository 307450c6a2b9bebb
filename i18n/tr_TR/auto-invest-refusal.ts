import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Bu hesap dondurulmuş. Lütfen destekle iletişime geçin.',
  AUTO_INVEST_COIN_REQUIRED: 'En az bir coin seçin.',
  AUTO_INVEST_TOO_MANY_COINS: 'Bir planda en çok {max} coin olabilir; {count} coin seçtiniz.',
  AUTO_INVEST_COIN_TWICE: '{asset} planda iki kez yer alıyor.',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} otomatik yatırımla alınamaz.',
  AUTO_INVEST_SHARE_TOO_SMALL: 'Her pay %{above} üzerinde olmalı; {asset} payı %{percent}.',
  AUTO_INVEST_SHARE_SUM: 'Payların toplamı %100 olmalı; şu an %{sum}.',
  AUTO_INVEST_DATE_REQUIRED: 'Planın çalışacağı günü seçin.',
  AUTO_INVEST_AMOUNT_MIN: 'Bu coinler ve paylarla en az {min} USDT gerekir.',
  AUTO_INVEST_AMOUNT_MAX: 'Bir alımda en çok {max} USDT.',
  AUTO_INVEST_ZONE_UNKNOWN: 'Bu saat dilimi tanınmıyor: {zone}.',
  AUTO_INVEST_TOO_MANY: 'Saatte {max} plan oluşturabilirsiniz. Bir sonraki için: {nextAt}.',
  AUTO_INVEST_PLAN_UNKNOWN: 'Böyle bir plan yok.',
  AUTO_INVEST_PLAN_DELETED: 'Bu plan silindi.',
  AUTO_INVEST_LOCKED:
    'Plan {runAt} tarihinde çalışacak. Son beş dakikada düzenlenemez; duraklatabilir ya da silebilirsiniz.',
  AUTO_INVEST_RUNNING: 'Bu planın bir alımı sürüyor. Bitmesini bekleyin.',
  AUTO_INVEST_INSUFFICIENT: 'Yetersiz bakiye: mevcut {available} USDT, gereken {needed} USDT. Hiçbir şey alınmadı.',
  AUTO_INVEST_NO_HISTORY: '{asset} günlük fiyatları o kadar geriye gitmiyor.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
