import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    'Tu suscripción de {amount} {asset} ha vencido: el capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.renewed': 'Tu suscripción de {amount} {asset} se ha renovado; ha rendido {interest} {asset}.',
  'notices.kind.earn.notRenewed.ended':
    'Tu suscripción de {amount} {asset} no se ha renovado, porque el producto ya no está a la venta. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.notRenewed.rate':
    'Tu suscripción de {amount} {asset} no se ha renovado, porque el nuevo tipo es inferior al que pediste. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.notRenewed.quota':
    'Tu suscripción de {amount} {asset} no se ha renovado, porque quedaba muy poco del producto. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.notRenewed.bounds':
    'Tu suscripción de {amount} {asset} no se ha renovado, porque el importe está fuera de lo que el producto acepta ahora. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.notRenewed.person':
    'Tu suscripción de {amount} {asset} no se ha renovado, porque ahora no cumples las condiciones del producto. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.redeemed': '{amount} {asset} de Ahorro están en la cuenta de fondos.',
  'notices.kind.earn.redeemFailed':
    'Aún no se han podido pagar {amount} {asset} de Ahorro. Contacta con soporte e indica el número {ticket}.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
