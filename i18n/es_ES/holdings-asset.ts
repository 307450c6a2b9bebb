import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '{asset} bloqueado',
  'holdings.holds.none': 'No hay nada bloqueado.',
  'holdings.holds.releases': 'Se libera el {time}',
  'holdings.holds.since': 'Desde el {time}',

  'holdings.hold.WITHDRAWAL': 'Retiro en curso',
  'holdings.hold.DEPOSIT_UNCONFIRMED': 'Depósito a la espera de confirmaciones',
  'holdings.hold.LAUNCH_COMMIT': 'Comprometido en un lanzamiento',
  'holdings.hold.VESTING': 'Se desbloquea por partes',
  'holdings.hold.EARN_REDEEMING': 'Reembolso de Ahorro en curso',
  'holdings.hold.P2P_ESCROW': 'En garantía de una orden P2P',
  'holdings.hold.CARD_AUTH': 'Pago con tarjeta',
  'holdings.hold.STRATEGY': 'Usado por una estrategia',
  'holdings.hold.RISK_FREEZE': 'Retenido por un control de riesgo',
  'holdings.hold.TRANSFER': 'Transferencia en curso',
  'holdings.hold.other': 'Reservado',

  'holdings.asset.where': 'Dónde está',
  'holdings.asset.holds': 'Qué está bloqueado',
  'holdings.asset.priceTrend': 'Evolución del precio',
  'holdings.asset.noPrices': 'No hay precios de este periodo.',
  'holdings.asset.records': 'Últimos 5 movimientos',
  'holdings.asset.noRecords': 'Todavía no hay movimientos de {asset}.',
  'holdings.asset.nowhere': 'Todavía no tiene {asset}.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
