import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    'La ronda ya está asignada: ha recibido {got} {token} por {cost} {asset}. El resto de lo comprometido vuelve a estar disponible.',
  'notices.kind.launch.bought': 'Su compra en la venta flash está pagada: {got} {token} por {cost} {asset}.',
  'notices.kind.launch.rewarded':
    'El boost ha terminado: su recompensa es de {got} {token}. Los {amount} {asset} que tenía bloqueados vuelven a estar disponibles.',
  'notices.kind.launch.notAllocated':
    'La ronda ya está asignada y no le ha tocado {token}. Los {amount} {asset} comprometidos vuelven a estar disponibles.',
  'notices.kind.launch.notDrawn':
    'No hubo sorteo de {token} ni lo habrá. Los {amount} {asset} retenidos por sus boletos vuelven a estar disponibles. La página de la venta explica el motivo.',
  'notices.kind.launch.unlocked': 'Se han desbloqueado {amount} {token} del lanzamiento.',
  'notices.kind.launch.cancelled':
    'La venta de {token} se ha cancelado. {amount} {asset} han vuelto a su cuenta de fondos.',
  'notices.kind.launch.payOut': 'Se han abonado {amount} {asset} de la venta de {token} en su cuenta de fondos.',
  'notices.kind.launch.protected':
    'Protección de precio de {token}: se abonaron {amount} {asset} en su cuenta de fondos, porque el mercado estaba por debajo de lo que pagó cuando se entregaron los primeros tokens.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
