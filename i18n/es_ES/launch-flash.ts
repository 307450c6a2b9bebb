import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-flash.ts';

export const messages = {
  'launch.flash.live': 'Venta flash abierta',
  'launch.flash.soldOut': 'Agotada',
  'launch.flash.round': 'Ronda {number}, venta flash',
  'launch.flash.lots': { one: '{count} lote', many: '{count} lotes', other: '{count} lotes' },
  'launch.flash.lotsRange': {
    one: 'de {least} a {count} lote',
    many: 'de {least} a {count} lotes',
    other: 'de {least} a {count} lotes',
  },
  'launch.flash.stock': {
    one: '{count} lote de {lot} {token}',
    many: '{count} lotes de {lot} {token}',
    other: '{count} lotes de {lot} {token}',
  },
  'launch.flash.taken': '{percent} ocupado',
  'launch.flash.paid': 'pagados',
  'launch.flash.paying': 'en pago',
  'launch.flash.free': 'libres',
  'launch.flash.lot': 'Un lote',
  'launch.flash.perPerson': 'Por persona',
  'launch.flash.minutes': { one: '{count} minuto', many: '{count} minutos', other: '{count} minutos' },
  'launch.flash.seconds': { one: '{count} segundo', many: '{count} segundos', other: '{count} segundos' },
  'launch.flash.field': 'Número de lotes',
  'launch.flash.whole': 'Introduzca un número entero de lotes.',
  'launch.flash.youGet': 'Recibe',
  'launch.flash.youPay': 'Paga',
  'launch.flash.vipLine': 'Descuento VIP, {percent}',
  'launch.flash.funding': 'En su cuenta de fondos',
  'launch.flash.fundingAfter': 'Queda en su cuenta de fondos',
  'launch.flash.buy': 'Comprar',
  'launch.flash.buyLots': {
    one: 'Comprar {count} lote',
    many: 'Comprar {count} lotes',
    other: 'Comprar {count} lotes',
  },
  'launch.flash.opensIn': 'Abre en {time}',
  'launch.flash.buyNote':
    'Ahora no se cobra nada. Cuando llegue su turno, los lotes quedan reservados para usted y tiene {time} para pagar.',
  'launch.flash.allHeld': 'Todos los lotes que quedan se están pagando. Es posible que algunos vuelvan.',
  'launch.flash.passSoon': 'Esta página obtiene su pase de entrada desde el {time}, diez minutos antes del inicio.',
  'launch.flash.passWorking':
    'Obteniendo su pase de entrada. Su navegador resuelve un acertijo para evitar robots; tarda unos segundos.',
  'launch.flash.passReady': 'Su pase de entrada está listo.',
  'launch.flash.queue': 'Está en la cola',
  'launch.flash.place': 'Su puesto en la cola',
  'launch.flash.left': { one: 'Queda {count} lote', many: 'Quedan {count} lotes', other: 'Quedan {count} lotes' },
  'launch.flash.number': {
    one: 'Es el número {position} de la cola; queda {count} lote.',
    many: 'Es el número {position} de la cola; quedan {count} lotes.',
    other: 'Es el número {position} de la cola; quedan {count} lotes.',
  },
  'launch.flash.drawing':
    'Se está sorteando el orden de todas las solicitudes de los primeros {count} segundos. Su puesto se muestra en cuanto se conozca.',
  'launch.flash.placing': 'Su puesto se muestra en un momento.',
  'launch.flash.asked': 'Ha solicitado',
  'launch.flash.payThen': 'A pagar cuando llegue su turno',
  'launch.flash.ticket': 'N.º de solicitud',
  'launch.flash.kept':
    'Su puesto se conserva si cierra esta página o cambia de dispositivo. Desde su turno tiene {time} para pagar.',
  'launch.flash.leaveQueue': 'Salir de la cola',
  'launch.flash.leaveQueueTitle': '¿Salir de la cola?',
  'launch.flash.leaveQueueText':
    'Pierde su puesto. No se ha cobrado nada; mientras queden lotes puede volver a ponerse al final de la cola.',
  'launch.flash.stay': 'Seguir en la cola',
  'launch.flash.held': {
    one: '{count} lote reservado para usted',
    many: '{count} lotes reservados para usted',
    other: '{count} lotes reservados para usted',
  },
  'launch.flash.payBefore': 'Pague antes de las {time}. Hasta entonces no se cobra nada.',
  'launch.flash.timeLeft': 'Tiempo para pagar',
  'launch.flash.timeOf': 'de {time}',
  'launch.flash.lastMinute': 'Queda menos de un minuto para pagar.',
  'launch.flash.pay': 'Pagar {amount} {asset}',
  'launch.flash.wrongKeeps': 'Una contraseña incorrecta no le hace perder los lotes.',
  'launch.flash.wrongPassword': {
    one: 'Contraseña de operaciones incorrecta. Queda {count} intento; sus lotes siguen reservados.',
    many: 'Contraseña de operaciones incorrecta. Quedan {count} intentos; sus lotes siguen reservados.',
    other: 'Contraseña de operaciones incorrecta. Quedan {count} intentos; sus lotes siguen reservados.',
  },
  'launch.flash.passwordLocked':
    'Demasiados intentos fallidos: la contraseña de operaciones queda bloqueada hasta el {time}. Los lotes que no se paguen a tiempo vuelven a la venta.',
  'launch.flash.short':
    'Faltan {missing} {asset} en su cuenta de fondos. Los lotes siguen reservados mientras transfiere.',
  'launch.flash.giveUp': 'Renunciar',
  'launch.flash.giveUpTitle': '¿Renunciar a la ronda {number}?',
  'launch.flash.giveUpText': {
    one: 'Si sale ahora, su {count} lote vuelve a la venta y no podrá comprar en la ronda {number}. No se cobra nada de su cuenta.',
    many: 'Si sale ahora, sus {count} lotes vuelven a la venta y no podrá comprar en la ronda {number}. No se cobra nada de su cuenta.',
    other:
      'Si sale ahora, sus {count} lotes vuelven a la venta y no podrá comprar en la ronda {number}. No se cobra nada de su cuenta.',
  },
  'launch.flash.keep': { one: 'Conservar mi lote', many: 'Conservar mis lotes', other: 'Conservar mis lotes' },
  'launch.flash.giveUpDo': 'Renunciar a la ronda {number}',
  'launch.flash.opens': 'La ronda {number} abre',
  'launch.flash.goesBack': 'El plazo de pago ha terminado. Los lotes vuelven a la venta; no se ha cobrado nada.',
  'launch.flash.paidTitle': 'Pagado',
  'launch.flash.boughtAt': 'Fecha de compra',
  'launch.flash.paidFrom': 'Pagado desde su cuenta de fondos',
  'launch.flash.each': 'Por {token}',
  'launch.flash.usable': 'Cuándo puede usarlos',
  'launch.flash.timedOut': {
    one: 'No pagó a tiempo y su {count} lote volvió a la venta. No se ha cobrado nada. Mientras queden lotes puede volver a ponerse al final de la cola.',
    many: 'No pagó a tiempo y sus {count} lotes volvieron a la venta. No se ha cobrado nada. Mientras queden lotes puede volver a ponerse al final de la cola.',
    other:
      'No pagó a tiempo y sus {count} lotes volvieron a la venta. No se ha cobrado nada. Mientras queden lotes puede volver a ponerse al final de la cola.',
  },
  'launch.flash.gaveUp':
    'Renunció a sus lotes, por lo que ya no puede participar en esta ronda. No se ha cobrado nada.',
  'launch.flash.leftQueue': 'Ha salido de la cola. No se ha cobrado nada.',
  'launch.flash.refused.ABOVE_REMAINING': {
    one: 'Cuando llegó su turno solo quedaba {count} lote, menos de lo solicitado. No se ha cobrado nada. Mientras queden lotes puede volver a solicitarlo.',
    many: 'Cuando llegó su turno solo quedaban {count} lotes, menos de lo solicitado. No se ha cobrado nada. Mientras queden lotes puede volver a solicitarlo.',
    other:
      'Cuando llegó su turno solo quedaban {count} lotes, menos de lo solicitado. No se ha cobrado nada. Mientras queden lotes puede volver a solicitarlo.',
  },
  'launch.flash.refused.SOLD_OUT': 'Todos los lotes se vendieron antes de su turno. No se ha cobrado nada.',
  'launch.flash.refused.ENDED': 'La ronda terminó antes de su turno. No se ha cobrado nada.',
  'launch.flash.refused.CANCELLED': 'El proyecto se canceló. No se ha cobrado nada.',
  'launch.flash.allSold': 'Todos los lotes de esta ronda están vendidos y pagados.',
  'launch.flash.next': 'La ronda {number} abre el {time}.',
  'launch.flash.lost':
    'Sin conexión. Esta era la situación a las {time}. Su solicitud se guarda en la plataforma, no en esta página.',
  'launch.flash.order': 'Cómo se ordena la cola',
  'launch.flash.batch': 'De {from} a {to}: por sorteo',
  'launch.flash.batchText':
    'El orden de las solicitudes de estos segundos se sortea, así que una conexión rápida no da ventaja.',
  'launch.flash.arrival': 'Después de {to}: por llegada a nuestro servidor',
  'launch.flash.arrivalText': 'Pulsar varias veces no cambia su única solicitud ni su puesto.',
  'launch.flash.yours': 'Su solicitud, {time}',
  'launch.flash.seedHash': 'SHA-256 de la semilla',
  'launch.flash.seed': 'Semilla',
  'launch.flash.seedBefore':
    'La semilla decide el sorteo. Su SHA-256 se publica antes de la venta y la propia semilla después del sorteo.',
  'launch.flash.seedAfter':
    'El SHA-256 de la semilla es el publicado antes de la venta, lo que demuestra que la semilla estaba fijada antes de cualquier solicitud.',
  'launch.flash.beaconText':
    'La semilla y la ronda {round} de la baliza pública drand deciden juntas el sorteo. Nadie conoce esa ronda antes de que acaben los primeros segundos, así que nadie puede haber elegido una semilla a su favor.',
  'launch.flash.beaconNone': 'Para esta ronda no se nombró ninguna baliza pública: la semilla sola decide el sorteo.',
  'launch.flash.beaconSilent':
    'La ronda {round} de la baliza pública drand no se recibió en {count} segundos, así que la semilla sola decide el sorteo.',
  'launch.flash.signature': 'Firma de la baliza',
  'launch.flash.check': 'Comprobar el orden',
  'launch.flash.checkSeed': 'La semilla coincide con la promesa',
  'launch.flash.checkOwn': 'Su puesto corresponde a su número',
  'launch.flash.own': 'Su número',
  'launch.flash.ownPlace': 'Puesto {place} de {count}. El número más bajo va primero.',
  'launch.flash.ownText':
    'Su número es el SHA-256 de la semilla, de la aleatoriedad si la hay y de su número de cuenta.',
  'launch.flash.rule.lots': {
    one: 'Ronda {number}: {count} lote de {lot} {token} se vende a precio fijo. Por persona: {range}.',
    many: 'Ronda {number}: {count} lotes de {lot} {token} se venden a precio fijo. Por persona: {range}.',
    other: 'Ronda {number}: {count} lotes de {lot} {token} se venden a precio fijo. Por persona: {range}.',
  },
  'launch.flash.rule.order':
    'El orden de las solicitudes de los primeros {count} segundos de una venta flash se sortea. Después se atiende por orden de llegada.',
  'launch.flash.rule.beacon':
    'Ronda {number}: una semilla secreta y la ronda {round} de la baliza pública drand deciden juntas el sorteo. Si la baliza no se recibe en {count} segundos, decide la semilla sola y la página de la venta lo indica.',
  'launch.flash.rule.seedOnly':
    'Ronda {number}: una semilla secreta decide sola el sorteo. Su SHA-256 se publica antes de la venta; no interviene ninguna baliza pública.',
  'launch.flash.rule.pay':
    'Ronda {number}: cuando llega su turno, sus lotes quedan reservados y tiene {time} para pagar. Si no paga, vuelven a la venta y puede hacer cola de nuevo.',
  'launch.flash.rule.giveUp':
    'Salir de la cola no cierra nada. Quien renuncia durante el pago ya no puede comprar en esa ronda.',
  'launch.flash.rule.cost':
    'El importe de una venta flash se redondea hacia arriba una sola vez, al último decimal de la moneda de pago.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
