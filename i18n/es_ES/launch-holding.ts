import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': 'Tenencia media de {coin}',
  'launch.holding.period': 'Días que cuentan',
  'launch.holding.public': 'Última cifra pública',
  'launch.holding.needed': 'Media necesaria',
  'launch.holding.average': 'Su media ({known} de {days} días)',
  'launch.holding.cap': 'Máximo que puede comprometer',
  'launch.holding.counted':
    'Una vez por hora, en un segundo al azar, leemos lo que tiene en fondos, al contado (con órdenes abiertas y grids), en Ahorro y lo disponible para P2P; lo comprometido en lanzamientos cuenta. No cuentan las monedas prestadas, los bonos ni las ganancias abiertas de futuros.',
  'launch.holding.days': 'Días',
  'launch.holding.soon': 'Público desde el {time}',
  'launch.holding.tidied': 'Ya no se conserva',
  'launch.holding.none': 'Sin lecturas de este día',
  'launch.holding.lost': {
    one: 'No se pudo leer {count} hora; queda fuera de la media.',
    many: 'No se pudieron leer {count} horas; quedan fuera de la media.',
    other: 'No se pudieron leer {count} horas; quedan fuera de la media.',
  },
  'launch.holding.hour': 'Hora',
  'launch.holding.readAt': 'Leído a las',
  'launch.holding.missing': 'No leída',
  'launch.holding.hoursOf': 'Lecturas del {date}',
  'launch.holding.seedHash': 'SHA-256 de la semilla del día:',
  'launch.holding.seed': 'Semilla del día:',
  'launch.holding.yours': 'Su media: {average} {coin}',
  'launch.holding.rule.least':
    'Ronda {number}: debe haber tenido al menos {least} {coin} de media del {from} al {until} (UTC+8).',
  'launch.holding.rule.factor':
    'Ronda {number}: por cada {coin} de media puede comprometer {factor} {asset}, sin superar el máximo de la ronda.',
  'launch.holding.rule.mean':
    'La media de un día es la de sus lecturas horarias; la suya, la de los días. Las horas que no se pudieron leer no cuentan. Las cifras de un día se publican a las 11:00 (UTC+8) del día siguiente.',
  'launch.condition.HOLDING': 'Al menos {needed} {coin} de media',
  'launch.fix.HOLDING': 'Depositar',
} as const satisfies Catalog<typeof en, 'es_ES'>;
