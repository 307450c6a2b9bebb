import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    '{amount} {asset} tutarındaki Kazan kaydınızın vadesi doldu; anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.renewed':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilendi; bu dönem {interest} {asset} kazandınız.',
  'notices.kind.earn.notRenewed.ended':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü ürün artık satışta değil. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.notRenewed.rate':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü yeni oran istediğiniz alt sınırın altında. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.notRenewed.quota':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü üründen yeterince kalmadı. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.notRenewed.bounds':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü tutar ürünün kabul ettiği aralığın dışında. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.notRenewed.person':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü şu anda ürünün koşullarını karşılamıyorsunuz. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.redeemed': 'Kazan’dan gelen {amount} {asset} fon hesabınızda.',
  'notices.kind.earn.redeemFailed':
    'Kazan’dan gelen {amount} {asset} henüz ödenemedi. Lütfen destekle iletişime geçip {ticket} numarasını bildirin.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
