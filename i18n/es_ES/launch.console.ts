import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'Proyecto de lanzamiento',
  'console.actionKind.staffLaunch.fund': 'Tokens para un lanzamiento',
  'console.actionKind.staffLaunch.cancel': 'Lanzamiento cancelado',
  'console.refusal.LAUNCH_EXISTS': 'Ya existe un proyecto con este nombre: {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': 'No existe ese proyecto.',
  'console.refusal.LAUNCH_COIN_MERGES':
    '{asset} podría agruparse en el futuro, así que no se puede vender ni usar para pagar aquí.',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} no se puede pagar consigo mismo.',
  'console.refusal.LAUNCH_NO_ROUND': 'Un proyecto necesita al menos una ronda.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'Ronda {round}: empieza antes de ahora o de que acabe la anterior, o termina antes de empezar.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'Ronda {round}: hay un importe a cero, el mínimo no cumple el paso o supera el máximo, o el límite por persona supera el total.',
  'console.refusal.LAUNCH_QUOTA': 'Las rondas deben sumar lo que vende el proyecto, sin superar el suministro total.',
  'console.refusal.SCHEDULE_EMPTY': 'Falta el calendario de desbloqueo.',
  'console.refusal.SCHEDULE_ORDER': 'Desbloqueo {row}: debe ser posterior al anterior.',
  'console.refusal.SCHEDULE_SHARE': 'Desbloqueo {row}: la parte es un número entero de 1 a 10,000 centésimas de punto.',
  'console.refusal.SCHEDULE_SUM': 'Las partes suman {sumBps} centésimas de punto; deben sumar 10,000.',
  'console.refusal.LAUNCH_LISTING':
    'Los tokens se entregan tras la última ronda y el primer desbloqueo no puede ser anterior al listado.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    'Lo que se vende debe estar disponible: hacen falta {needed} {asset} y hay {available} apartados. Finanzas los aparta primero.',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'Este proyecto vende {asset}.',
  'console.refusal.LAUNCH_CANCELLED': 'Este proyecto ya está cancelado.',
  'console.refusal.LAUNCH_UNLOCKED':
    'Ya se han desbloqueado tokens de este proyecto, así que no se puede cancelar entero.',
  'console.actionField.token': 'Token que se vende',
  'console.actionField.payAsset': 'Se paga en',
  'console.actionField.website': 'Sitio web',
  'console.actionField.paper': 'Libro blanco',
  'console.actionField.supply': 'Suministro total',
  'console.actionField.listingAtMs': 'Primera entrega (UTC+8)',
  'console.actionField.rounds': 'Rondas',
  'console.actionField.schedule': 'Calendario de desbloqueo',
  'console.actionField.funded': 'Tokens apartados',
  'console.actionField.isCancelled': 'Cancelado',
  'console.actionField.paidBack': 'Personas a reembolsar',
} as const satisfies Catalog<typeof en, 'es_ES'>;
