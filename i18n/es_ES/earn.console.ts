import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Producto de Ahorro',
  'console.actionKind.staffEarn.setRates': 'Tipos de Ahorro',
  'console.actionKind.staffEarn.fund': 'Dinero para intereses de Ahorro',
  'console.refusal.COIN_UNKNOWN': 'No existe esa moneda.',
  'console.refusal.EARN_NOT_FOUND': 'No existe ese producto.',
  'console.refusal.EARN_KIND_FIXED':
    'La moneda, la clase, el plazo y la segunda moneda de un producto no cambian: {field}.',
  'console.refusal.EARN_TERM_WRONG': 'Un producto a plazo necesita días; uno sin plazo no los tiene.',
  'console.refusal.EARN_BOUNDS_WRONG':
    'Un límite está por debajo del mínimo, un importe no sigue el paso o el fin es anterior al inicio.',
  'console.refusal.EARN_QUOTA_SOLD': 'El cupo no puede quedar por debajo de lo vendido: {sold}.',
  'console.refusal.EARN_REWARD_WRONG':
    'Un híbrido necesita otra moneda con tipo y presupuesto; ninguna otra clase la tiene.',
  'console.refusal.EARN_NOT_ITS_COIN': 'Esta no es una moneda de este producto: {asset}.',
  'console.refusal.EARN_RATE_HOUR': 'Los tipos empiezan a una hora en punto.',
  'console.refusal.EARN_RATE_TOO_SOON':
    'Los nuevos tipos se anuncian con un día de antelación y siguen a los ya fijados; lo más pronto es {earliestAt}.',
  'console.refusal.TIERS_EMPTY': 'No hay tramos.',
  'console.refusal.TIERS_ORDER': 'Tramo {row}: el límite debe superar al anterior.',
  'console.refusal.TIERS_END': 'Tramo {row}: solo el último no tiene límite.',
  'console.refusal.TIERS_RATE': 'Tramo {row}: el tipo no está entre 0 y 1000 %.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
