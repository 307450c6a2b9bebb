import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': 'Fondos',
  'balances.account.spot': 'Al contado',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': 'Futuros',
  'balances.account.earn': 'Ahorro',
  'balances.account.card': 'Tarjeta',
  'balances.account.futures_copy': 'Copia de futuros',
  'balances.account.spot_copy': 'Copia al contado',
  'balances.account.in_transit': 'En tránsito',
  'balances.account.bonus': 'Bonos',
  'balances.account.copy': 'Copy trading',

  'balances.action.deposit': 'Depositar',
  'balances.action.withdraw': 'Retirar',
  'balances.action.transfer': 'Transferir',
  'balances.action.trade': 'Operar',
  'balances.action.express': 'Compra rápida',
  'balances.action.bonus': 'Obtener bono',
  'balances.action.clearSearch': 'Borrar búsqueda',
  'balances.action.clearFilters': 'Borrar filtros',
  'balances.action.allHistory': 'Todo el historial',

  'balances.limit.title': 'Retiro en 24 h',
  'balances.limit.limitLeft': 'Retiro restante en 24 h',
  'balances.limit.left': 'USDT restantes',
  'balances.limit.used': 'Usado: {amount}',
  'balances.limit.of': 'de {amount}',
  'balances.limit.frees': '{amount} se liberan el {time}',
  'balances.limit.used30d': '30 días: {used} de {limit} USDT usados.',
  'balances.limit.raiseLimit': 'Aumentar límite',
  'balances.limit.vipLevels': 'Niveles VIP',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': 'Cripto',
  'balances.column.total': 'Total',
  'balances.column.available': 'Disponible',
  'balances.column.frozen': 'Bloqueado',
  'balances.column.price': 'Precio, 24 h',
  'balances.column.action': 'Acción',

  'balances.transferHistory': 'Historial de transferencias',

  'balances.addressBook': 'Libreta de direcciones',

  'balances.amount.limitFrees': 'Habrá más disponible a las {time}.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
