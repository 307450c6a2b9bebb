import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.ts';

export const messages = {
  'conversion.title': 'Convertir saldos pequeños',
  'conversion.intro':
    'Convierta en USDT las monedas que valen menos de {max} USDT cada una. La comisión del {fee} % va incluida en lo que recibe.',
  'conversion.rules':
    'Solo la cuenta de fondos: transfiere antes las monedas de otras cuentas. Hasta {count} monedas a la vez, una vez cada {hours} horas.',
  'conversion.list': 'Saldos pequeños',
  'conversion.none': 'No tiene saldos pequeños en la cuenta de fondos.',
  'conversion.chooseAll': {
    one: 'Elegir {count} moneda',
    many: 'Elegir las {count} monedas',
    other: 'Elegir las {count} monedas',
  },
  'conversion.chooseFirst': 'Elija monedas',
  'conversion.ask': {
    one: 'Ver el precio de {count} moneda',
    many: 'Ver el precio de {count} monedas',
    other: 'Ver el precio de {count} monedas',
  },
  'conversion.askAgain': 'Obtener otro precio',
  'conversion.take': 'Convertir en {amount} USDT',
  'conversion.check': 'Comprobar de nuevo',
  'conversion.worth': 'Vale {amount} USDT',
  'conversion.gets': 'Recibes',
  'conversion.fee': 'Comisión ({percent}, incluida)',
  'conversion.account': 'De y a',
  'conversion.funding': 'Cuenta de fondos',
  'conversion.holds': {
    one: 'Este precio vale durante {count} segundo.',
    many: 'Este precio vale durante {count} segundos.',
    other: 'Este precio vale durante {count} segundos.',
  },
  'conversion.expired': 'El precio ha caducado. No se ha convertido nada.',
  'conversion.final': 'La conversión no se puede deshacer.',
  'conversion.done': 'Convertido',
  'conversion.doneText': '{amount} USDT están en su cuenta de fondos.',
  'conversion.tooSoon': 'Puede volver a convertir desde el {time}.',
  'conversion.history': 'Ver mis movimientos',
  'conversion.failed': 'La conversión ha fallado',
  'conversion.unknown': 'Seguimos comprobando el resultado. Nada se convierte dos veces.',
  'conversion.obstacle.NO_MARKET': 'Sin par con USDT, no se puede convertir',
  'conversion.obstacle.MARKET_HALTED': 'Su mercado está suspendido',
  'conversion.obstacle.NO_PRICE': 'No hay precio actual',
  'conversion.obstacle.FROZEN': 'Una parte está congelada',
  'conversion.obstacle.LOCKED': 'Bloqueada hasta el {time}',
  'conversion.obstacle.TOO_LITTLE': 'Vale demasiado poco',
} as const satisfies Catalog<typeof en, 'es_ES'>;
