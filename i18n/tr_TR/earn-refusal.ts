import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Bu hesap dondurulmuş. Lütfen destekle iletişime geçin.',
  EARN_NOT_FOUND: 'Böyle bir ürün yok.',
  EARN_KYC: 'Bu ürün için kimlik düzeyi {needed} gerekir; sizinki {level}.',
  EARN_VIP: 'Bu ürün VIP {needed} ve üzeri içindir; siz VIP {level} düzeyindesiniz.',
  EARN_NEW_ONLY: 'Bu ürün yalnızca Kazan’ı ilk kez kullananlar içindir.',
  EARN_UPCOMING: 'Bu ürün {startAt} tarihinde açılır.',
  EARN_ENDED: 'Bu ürün tükendi ya da sona erdi.',
  EARN_AMOUNT_REQUIRED: 'Bir tutar girin.',
  EARN_STEP: 'Tutar {step} {asset} katı olmalıdır.',
  EARN_MIN: 'En az {min} {asset}.',
  EARN_MAX: 'Tek işlemde en çok {max} {asset}.',
  EARN_MAX_PERSON: 'Bu üründe en çok {max} {asset} tutabilirsiniz; şu an {held} var.',
  EARN_EQUAL: 'Bu ürün tam olarak {amount} {asset} kabul eder.',
  EARN_REMAINING: 'Bu üründen yalnızca {remaining} {asset} kaldı.',
  EARN_BALANCE: 'Fon hesabında yetersiz {asset} bakiyesi: mevcut {available}, gereken {needed}.',
  EARN_RATE_DROPPED: 'Siz gördükten sonra oran %{from} iken %{percent} oldu. Kontrol edip yeniden onaylayın.',
  EARN_REWARD_DROPPED:
    'Siz gördükten sonra {asset} olarak ödenen oran %{from} iken %{percent} oldu. Kontrol edip yeniden onaylayın.',
  EARN_DUPLICATE: 'Bu ürün ve vade için zaten bir kaydınız var.',
  EARN_TYPE: 'Bu ürün türü bunu desteklemiyor.',
  EARN_NO_ORDER: 'Bu üründe henüz kaydınız yok. Önce katılın.',
  EARN_NOT_RENEWED: 'Bu ürün kendiliğinden yenilenmez.',
  EARN_ORDER_UNKNOWN: 'Böyle bir kayıt yok.',
  EARN_ORDER_ENDED: 'Bu kayıt geri alınıyor ya da sona erdi.',
  EARN_NOT_EARLY: 'Bu ürün vadesinden önce geri alınamaz.',
  EARN_WHOLE_ONLY: 'Vadeli kayıt yalnızca bütün olarak geri alınır.',
  EARN_TOO_MUCH: 'En çok {available} {asset} geri alabilirsiniz.',
  EARN_INSTANT_POOL:
    'Ürünün bugünkü anında geri alma sınırında {remaining} {asset} kaldı. Yarın hesabınıza geçecek şekilde geri alabilirsiniz.',
  EARN_INSTANT_CAP:
    'Bir günde anında en çok {max} USDT geri alınabilir. Kalanını yarın hesabınıza geçecek şekilde geri alabilirsiniz.',
  EARN_NO_PRICE:
    '{asset} için şu anda fiyat yok, anında geri alınamaz. Yarın hesabınıza geçecek şekilde geri alabilirsiniz.',
  COIN_STOPPED: '{asset} birleştiriliyor, şu an taşınamaz. Birkaç dakika sonra yeniden deneyin.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
