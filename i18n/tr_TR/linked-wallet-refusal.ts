import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: 'Bu hesaba bağlı cüzdan yok.',
  WALLET_ALREADY_LINKED: 'Zaten bağlı bir cüzdan var. Önce onun bağlantısını kaldırın.',
  WALLET_TAKEN: 'Bu cüzdan başka bir hesaba bağlı.',
  WALLET_NOT_THE_LINKED_ONE: 'Bu, hesaba bağlı cüzdan değil.',
  LINK_LOCKED: 'Bağlı cüzdana çekimler {unlockAt} itibarıyla yeniden açılır.',
  LINK_SESSION_UNKNOWN: 'Böyle bir kod yok. Yenisini gösterin.',
  LINK_SESSION_EXPIRED: 'Bu kodun süresi doldu. Yenisini gösterin.',
  LINK_SESSION_SPENT: 'Bu kod zaten kullanıldı. Yenisini gösterin.',
  LINK_NOT_CONFIRMED: 'Önce cüzdan uygulamasında onaylayın.',
  MESSAGE_WRONG: 'İmzalanan mesaj bizim değil: {field}.',
  SIGNATURE_WRONG: 'İmza bu cüzdanın değil.',
  TX_HASH_MISSING: 'İşlem eksik.',
  NOT_PAYABLE: 'Ağ bu ödemeyi kabul etmez. Cüzdanda yeterli coin var mı?',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
