import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    'Su suscripción de {amount} {asset} ha vencido: el capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.renewed': 'Su suscripción de {amount} {asset} se ha renovado; ha rendido {interest} {asset}.',
  'notices.kind.earn.notRenewed.ended':
    'Su suscripción de {amount} {asset} no se ha renovado, porque el producto ya no está a la venta. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.notRenewed.rate':
    'Su suscripción de {amount} {asset} no se ha renovado, porque el nuevo tipo es inferior al que pidió. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.notRenewed.quota':
    'Su suscripción de {amount} {asset} no se ha renovado, porque quedaba muy poco del producto. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.notRenewed.bounds':
    'Su suscripción de {amount} {asset} no se ha renovado, porque el importe está fuera de lo que el producto acepta ahora. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.notRenewed.person':
    'Su suscripción de {amount} {asset} no se ha renovado, porque ahora no cumple las condiciones del producto. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.redeemed': '{amount} {asset} de Ahorro están en la cuenta de fondos.',
  'notices.kind.earn.redeemFailed':
    'Aún no se han podido pagar {amount} {asset} de Ahorro. Contacte con soporte e indique el número {ticket}.',
  'notices.kind.earn.renewsSoon':
    'Su suscripción vence el {date} (UTC+8). Como eligió, {amount} {asset} se renovarán entonces por el mismo plazo (días: {days}) al {rate} % anual. Hasta ese momento puede desactivarlo.',
  'notices.kind.earn.endsSoon.ended':
    'Su suscripción de {amount} {asset} vence el {date} (UTC+8) y, tal como están las cosas, no se renovará: el producto ya no está a la venta. El capital y los intereses llegarán a la cuenta de fondos.',
  'notices.kind.earn.endsSoon.rate':
    'Su suscripción de {amount} {asset} vence el {date} (UTC+8) y, tal como están las cosas, no se renovará: el nuevo tipo, del {rate} % anual, es inferior al {floor} % que pidió. El capital y los intereses llegarán a la cuenta de fondos.',
  'notices.kind.earn.endsSoon.quota':
    'Su suscripción de {amount} {asset} vence el {date} (UTC+8) y, tal como están las cosas, no se renovará: queda demasiado poco del producto. El capital y los intereses llegarán a la cuenta de fondos.',
  'notices.kind.earn.endsSoon.bounds':
    'Su suscripción de {amount} {asset} vence el {date} (UTC+8) y, tal como están las cosas, no se renovará: el importe está fuera de lo que el producto acepta ahora. El capital y los intereses llegarán a la cuenta de fondos.',
  'notices.kind.earn.rateFalls':
    'Desde el {date} (UTC+8), lo que tiene en Ahorro en {asset} rendirá un {rate} % anual en lugar del {before} %.',
  'notices.kind.earn.rewardLow':
    'Se han repartido cuatro quintas partes de las recompensas en {reward} de su producto de Ahorro en {asset}. Cuando se agote el resto, solo seguirán los intereses en {asset}.',
  'notices.kind.earn.rewardOver':
    'Las recompensas en {reward} de su producto de Ahorro en {asset} se han agotado. Los intereses en {asset} siguen como hasta ahora.',
  'notices.kind.earn.notRenewed.closed':
    'Su suscripción de {amount} {asset} no se ha renovado, porque Ahorro no admite nada nuevo por ahora. El capital y {interest} {asset} de intereses están en la cuenta de fondos.',
  'notices.kind.earn.endsSoon.person':
    'Su suscripción de {amount} {asset} vence el {date} (UTC+8) y, tal como están las cosas, no se renovará: ahora no cumple las condiciones del producto. El capital y los intereses llegarán a la cuenta de fondos.',
  'notices.kind.earn.endsSoon.closed':
    'Su suscripción de {amount} {asset} vence el {date} (UTC+8) y, tal como están las cosas, no se renovará: Ahorro no admite nada nuevo por ahora. El capital y los intereses llegarán a la cuenta de fondos.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
