import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Esta cuenta está congelada. Contacte con soporte.',
  AUTO_INVEST_COIN_REQUIRED: 'Elija al menos una moneda.',
  AUTO_INVEST_TOO_MANY_COINS: 'Un plan admite como máximo {max} monedas; ha elegido {count}.',
  AUTO_INVEST_COIN_TWICE: '{asset} aparece dos veces en el plan.',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} no se puede comprar con la inversión automática.',
  AUTO_INVEST_SHARE_TOO_SMALL: 'Cada porcentaje debe superar el {above} %; el de {asset} es {percent} %.',
  AUTO_INVEST_SHARE_SUM: 'Los porcentajes deben sumar 100 %; suman {sum} %.',
  AUTO_INVEST_DATE_REQUIRED: 'Elija el día en que se ejecuta el plan.',
  AUTO_INVEST_AMOUNT_MIN: 'Con estas monedas y porcentajes, el mínimo es {min} USDT.',
  AUTO_INVEST_AMOUNT_MAX: 'El máximo por ejecución es {max} USDT.',
  AUTO_INVEST_ZONE_UNKNOWN: 'Esta zona horaria no se reconoce: {zone}.',
  AUTO_INVEST_TOO_MANY: 'Puede crear {max} planes por hora. El siguiente será posible el {nextAt}.',
  AUTO_INVEST_PLAN_UNKNOWN: 'Este plan no existe.',
  AUTO_INVEST_PLAN_DELETED: 'Este plan se ha eliminado.',
  AUTO_INVEST_LOCKED:
    'El plan se ejecuta el {runAt}. En los cinco minutos anteriores no se puede editar; sí se puede pausar o eliminar.',
  AUTO_INVEST_RUNNING: 'Este plan se está ejecutando. Espere a que termine.',
  AUTO_INVEST_INSUFFICIENT:
    'Fondos insuficientes: hay {available} USDT y se necesitan {needed} USDT. No se ha comprado nada.',
  AUTO_INVEST_NO_HISTORY: 'Los precios diarios de {asset} no llegan tan atrás.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
