import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': 'Cómo se fija el precio',
  'launch.fixing.will':
    'Esta ronda se ofrece en USDT y se paga en {asset}. Su precio en {asset} se fija el {time} con el precio medio de {asset} en las 24 horas anteriores, y después ya no cambia.',
  'launch.fixing.fixed': 'Fijado el {time} con el precio medio de la moneda de pago en 24 horas. Ya no cambia.',
  'launch.fixing.soon': 'El precio se fija el {time} con la media de 24 horas; ahora sería de unos {price} {asset}.',
  'launch.fixing.soonUnknown': 'El precio se fija el {time} con la media de 24 horas.',
  'launch.fixing.due': 'Se está fijando el precio.',
  'launch.fixing.MISSING':
    'No se pudo fijar el precio: {missing} de {all} minutos no tienen precio de {asset}. Esta ronda no se abre como estaba previsto: se aplaza su inicio o se cancela la venta.',
  'launch.fixing.LATE':
    'El precio no se fijó a tiempo, diez minutos antes del inicio. Esta ronda no se abre como estaba previsto: se aplaza su inicio o se cancela la venta.',
  'launch.fixing.over':
    'No se pudo fijar un precio a tiempo, así que esta ronda no se celebró. Nadie pudo participar en ella.',
  'launch.fixing.offered': 'Ofrecido a',
  'launch.fixing.span': 'Periodo de la media',
  'launch.fixing.about': 'Precio base si se fijara ahora',
  'launch.fixing.minutes': 'Minutos con precio',
  'launch.fixing.average': 'Precio medio de {asset}',
  'launch.fixing.check': 'Volver a calcular',
  'launch.fixing.save': 'Guardar los datos',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, redondeado hacia arriba. Coincide.',
  'launch.fixing.agreesNone': 'Solo {count} minutos tienen precio, muy pocos para fijarlo. Coincide.',
  'launch.fixing.differs':
    'Calculado con los datos, el precio es {price} {asset}. No coincide: avise a nuestro soporte.',
  'launch.fixing.failed': 'No se pudieron cargar los datos. Inténtelo de nuevo.',
  'launch.protection.title': 'Protección de precio',
  'launch.protection.times': '{times} × la pérdida',
  'launch.protection.rule':
    'Si el precio de mercado de {token} en la primera entrega está por debajo de lo que pagó, se le abona {times} veces la diferencia en un día hábil, también si ya ha vendido los tokens.',
  'launch.protection.average':
    'El precio de mercado es la media del índice durante la hora que sigue a la primera entrega. Si más de {missing} de sus {all} minutos no tienen precio, cuenta la hora siguiente.',
  'launch.protection.silent':
    'Si un día después de la primera entrega ninguna hora ha tenido precios suficientes, podemos hacer que cuente la última hora hasta entonces con algún precio, también una anterior a la entrega. Si en los {days} días anteriores no hay ninguna, se considera que los tokens no valen nada.',
  'launch.protection.funded':
    'Lo máximo que puede costar la protección se aparta antes de la venta. Una venta cancelada no la tiene: todos recuperan lo que pagaron.',
  'launch.protection.market': 'Precio de mercado en la primera entrega',
  'launch.protection.inputs': '{from} – {until}: {sum} USDT ÷ {count} minutos',
  'launch.protection.byStaff':
    'Ninguna hora desde la primera entrega tuvo precios suficientes, así que cuenta la última que tuvo alguno.',
  'launch.protection.unknown': 'No hubo ningún precio del token, así que se considera que no vale nada.',
  'launch.protection.worth': 'Valor en la primera entrega',
  'launch.protection.credit': 'Protección de precio abonada',
  'launch.boost.late':
    'Su recompensa no ha llegado en las 24 horas prometidas. Lo sabemos, y se paga a más tardar en cinco días hábiles desde el fin de la ronda.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
