import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/withdrawals-refusal.ts';

export const messages = {
  INSUFFICIENT_BALANCE: 'Kullanılabilir bakiye yetersiz: {available} var, {needed} gerekli.',
  NOT_WITHDRAWABLE_YET: 'Şu anda yalnızca {withdrawable} çekilebilir; kalanı onaylanmadı veya hâlâ kilitli.',
  LIMIT_24H: '24 saatlik {limit} USDT limitinden yalnızca {remaining} kaldı.',
  LIMIT_30D: '30 günlük {limit} USDT limitinden yalnızca {remaining} kaldı.',
  PRICE_UNKNOWN: '{asset} için şu anda fiyat yok, bu yüzden limit kontrol edilemiyor.',
  PRECONDITIONS_MISSING: 'Önce işlem parolası belirleyin ve telefon veya doğrulayıcı bağlayın.',
  WITHDRAWAL_LOCKED: 'Çekimlerin yeniden açılışı: {unlockAt}.',
  ACCOUNT_FROZEN: 'Bu hesap dondurulmuş. Lütfen destek ekibine başvurun.',
  RECEIVABLE_OPEN: '{amount} {asset} tutarındaki açık borç ödenene kadar çekim yapılamaz.',
  WITHDRAWALS_STOPPED: 'Çekimler şu anda herkes için durduruldu.',
  WITHDRAW_PAUSED: 'Bu ağda çekim duraklatıldı.',
  SELF_ADDRESS: 'Bu sizin kendi yatırma adresiniz.',
  ADDRESS_BLOCKED: 'Bu adrese gönderim yapamayız.',
  ADDRESS_IS_CONTRACT: 'Bu adres bir akıllı sözleşme. Önce uyarıyı onaylayın.',
  ADDRESS_UNREAD: 'Ağ bu adresin ne olduğunu söylemiyor. Önce uyarıyı onaylayın veya daha sonra deneyin.',
  ADDRESS_HIGH_RISK: 'Bu adres bildirildi. Önce uyarıyı onaylayın.',
  NOT_WHITELISTED: 'Beyaz liste modu açık: yalnızca 24 saatten eski kayıtlar kullanılabilir.',
  RECIPIENT_KYC: '24 saatte {from} USDT ve üzeri için alıcının da kimliği doğrulanmış olmalı.',
  KYC_REQUIRED: '24 saatte {from} USDT ve üzeri için kimliğiniz doğrulanmış olmalı.',
  WITHDRAWAL_UNKNOWN: 'Böyle bir çekim yok.',
  NOT_CANCELLABLE: 'Çekim gönderilmeye başladı, iptal edilemez.',
  FEE_CHANGED: 'Ağ ücreti şimdi {fee} {asset}. Özeti yeniden kontrol edin.',
  KYC_EXPIRED:
    'Kimlik belgenizin süresi doldu: yalnızca daha önce ödediğiniz veya kaydettiğiniz adres ve kişilere ödeme yapılabilir.',
  CANCEL_LINK_UNKNOWN: 'Bu bağlantı kullanıldı veya çekim artık iptal edilemiyor.',
  QUESTION_UNKNOWN: 'Böyle bir soru yok.',
  QUESTION_ANSWERED: 'Bu soru zaten yanıtlandı.',
  NOT_A_SEND: 'Yalnızca başka bir kullanıcıya yapılan transfer geri istenebilir.',
  RETURN_ASKED: 'Alıcıya zaten soruldu.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
