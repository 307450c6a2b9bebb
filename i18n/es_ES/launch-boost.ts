import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': 'Ronda {number}, boost',
  'launch.boost.live': 'Boost en curso',
  'launch.boost.pool': 'Fondo de recompensas',
  'launch.boost.pools': 'Recompensas del boost',
  'launch.boost.coin': 'Moneda a bloquear',
  'launch.boost.perPerson': 'Recompensa máxima por persona',
  'launch.boost.locked': 'Bloqueado',
  'launch.boost.wasLocked': 'Estuvo bloqueado',
  'launch.boost.given': 'Recompensas pagadas',
  'launch.boost.amount': 'Importe a bloquear',
  'launch.boost.newAmount': 'Nuevo total a bloquear',
  'launch.boost.begin': 'Participar en el boost',
  'launch.boost.raise': 'Aumentar',
  'launch.boost.submit': 'Bloquear {amount} {asset}',
  'launch.boost.raiseSubmit': 'Aumentar a {amount} {asset}',
  'launch.boost.confirm': 'Confirmar boost',
  'launch.boost.confirmNote':
    'El importe queda congelado en su cuenta de fondos hasta el {time}. Hasta entonces puede aumentarlo, pero no reducirlo ni retirarlo. Después vuelve a estar disponible por completo y se paga su recompensa.',
  'launch.boost.done': 'Bloqueado',
  'launch.boost.doneText': '{amount} {asset} bloqueados en la ronda {number}.',
  'launch.boost.asThingsStand': 'Recompensa según la situación actual',
  'launch.boost.estimate': 'Su recompensa según la situación actual',
  'launch.boost.own': 'Su boost',
  'launch.boost.reward': 'Su recompensa',
  'launch.boost.time': 'Bloqueado el',
  'launch.boost.freeAt': 'Todo vuelve a estar disponible el {time}.',
  'launch.boost.state.SUBSCRIBED': 'Bloqueado',
  'launch.boost.state.PENDING_DEDUCTION': 'Liquidándose',
  'launch.boost.state.COMPLETED': 'Recompensado',
  'launch.boost.state.NOT_ALLOCATED': 'Sin recompensa',
  'launch.boost.state.CANCELLED': 'Cancelado',
  'launch.boost.state.REFUNDED': 'Reembolsado',
  'launch.boost.rule.share':
    'Ronda {number}: bloquee de {min} a {max} {asset} en pasos de {step}. {pool} {token} se reparten en proporción a lo bloqueado; nadie recibe más de {perPerson}.',
  'launch.boost.rule.back':
    'Lo bloqueado puede aumentarse hasta que termine la ronda, pero no retirarse. Después vuelve a estar disponible por completo.',
  'launch.boost.rule.keep':
    'Las recompensas se pagan en las 24 horas siguientes al fin de la ronda y se pueden usar de inmediato. Siguen siendo suyas si la venta se cancela después.',
  'launch.boost.rule.interval':
    'Para participar en dos rondas distintas hay que esperar {count} minutos entre una y otra.',
  'launch.boost.rule.cancel':
    'Hasta que se completen todas las rondas, el proyecto puede cancelarse. Entonces todos recuperan lo que tengan bloqueado.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
