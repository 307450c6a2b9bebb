import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    'La inversión automática comprará {coins} por {amount} USDT el {runAt} ({zone}) y solo hay {available} USDT disponibles. Añada fondos antes o no se comprará nada.',
  'notices.kind.autoInvest.insufficient':
    'La inversión automática no ha comprado nada: se necesitaban {amount} USDT para {coins} y había {available} USDT. El plan lo intentará en la próxima fecha.',
  'notices.kind.autoInvest.insufficientInRow':
    'A la inversión automática le han faltado fondos para {coins} {count} veces seguidas. Puede pausar el plan hasta que vuelva a haber fondos.',
  'notices.kind.autoInvest.paused':
    'Su plan de inversión automática de {coins} se ha pausado porque faltaron fondos varias veces seguidas. Puede reanudarlo cuando quiera.',
  'notices.kind.autoInvest.undated':
    'Su plan de inversión automática de {coins} se ha pausado: aquí ya no se reconoce la zona horaria {zone}. Elija otra en el plan y reanúdelo.',
  'notices.kind.autoInvest.failed':
    'La inversión automática no ha comprado {coins} por {amount} USDT. El dinero sigue siendo suyo; el plan indica el motivo de cada moneda.',
  'notices.kind.autoInvest.expired':
    'La inversión automática no pudo empezar en los cinco minutos siguientes a su petición, así que no se ha comprado {coins} por {amount} USDT. Puede ejecutar el plan de nuevo.',
  'notices.kind.autoInvest.partial':
    'La inversión automática ha comprado {coins} por {spent} de {amount} USDT. El resto está en su cuenta al contado.',
  'notices.kind.autoInvest.done': 'La inversión automática ha comprado {coins} por {spent} USDT.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
