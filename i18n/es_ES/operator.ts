import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': 'Comprobar un canal oficial',
  'operator.links.intro':
    'Pegue una dirección web, un correo, un número de teléfono o un nombre de perfil que dice ser nuestro. Se compara con nuestra lista oficial.',
  'operator.links.label': 'Dirección, número o nombre',
  'operator.links.check': 'Comprobar',
  'operator.links.official': 'Es nuestro.',
  'operator.links.onlyAt': 'Este nombre solo es nuestro aquí: {official}. En cualquier otro sitio es de otra persona.',
  'operator.links.notOfficial': 'No es nuestro.',
  'operator.links.unreadable': 'No se ha podido leer.',
  'operator.links.leadsTo': 'Lleva a',
  'operator.links.readAs': 'En realidad es',
  'operator.links.ours': 'El nuestro',
  'operator.links.odd': 'Letras poco comunes',
  'operator.links.reason.UNREADABLE':
    'No es una dirección web, ni un correo, ni un número de teléfono, ni un nombre. Cópielo de nuevo, completo.',
  'operator.links.reason.HIDDEN_CHARACTERS': 'Contiene caracteres que no se ven. Se ponen para engañar.',
  'operator.links.reason.NOT_A_PAGE': 'No abre una página, sino que ejecuta un programa o un archivo. No lo abra.',
  'operator.links.reason.USER_INFO':
    'Lo que va antes de @ no cuenta; vale la dirección que va después. Nuestras direcciones no llevan @.',
  'operator.links.reason.IP_ADDRESS': 'Lleva a un número IP en lugar de un nombre. Las nuestras nunca lo hacen.',
  'operator.links.reason.MIXED_SCRIPTS': 'Una palabra mezcla letras de dos alfabetos para parecer otra.',
  'operator.links.reason.LOOK_ALIKE': 'Está escrito con otras letras o signos para parecerse al nuestro.',
  'operator.links.reason.ONE_SLIP': 'Se diferencia del nuestro en una sola letra o cifra.',
  'operator.links.reason.SUBDOMAIN_TRICK':
    'Nuestro nombre completo va delante, pero cuenta el final, y ese es de otra persona.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    'Está bajo nuestro dominio, pero no lo usamos. Abra nuestra propia dirección.',
  'operator.links.reason.OTHER_PORT': 'El dominio es nuestro, pero no el puerto tras los dos puntos.',
  'operator.links.reason.NOT_ENCRYPTED': 'El dominio es nuestro, pero la conexión no iría cifrada. Ábralo con https.',
  'operator.links.reason.NAME_IN_PATH':
    'Nuestro nombre solo aparece tras la primera barra o el signo de interrogación. La página es de otra persona.',
  'operator.links.reason.NAME_ELSEWHERE': 'Contiene nuestro nombre, pero es de otra persona.',
  'operator.links.reason.OTHER_MAILBOX': 'El dominio es nuestro, pero no escribimos desde esta dirección.',
  'operator.links.reason.NOT_LISTED': 'No está en nuestra lista oficial. No se fíe de quien diga que es nuestro.',
  'operator.links.care.web':
    'Aun así, ábranos desde sus marcadores: un enlace puede mostrar una dirección y llevar a otra.',
  'operator.links.care.email':
    'Un remitente se puede falsificar. Solo es nuestro el correo que lleva su código antiphishing.',
  'operator.links.care.phone':
    'El número en pantalla se puede falsificar. Cuelgue si le piden una contraseña o un código.',
  'operator.links.care.handle': 'Ni siquiera un perfil nuestro le pide dinero, contraseñas o códigos.',
  'operator.links.never': 'Lo que nunca hacemos',
  'operator.links.never.pay':
    'Nunca le pedimos que pague un impuesto, una comisión o un depósito para liberar un retiro.',
  'operator.links.never.codes': 'Nunca pedimos su contraseña, sus códigos ni sus palabras de recuperación.',
  'operator.links.never.move': 'Nunca le pedimos que mueva monedas a una dirección supuestamente segura.',
  'operator.links.freeze': '¿Ha contado algo a un desconocido? Congele su cuenta',
} as const satisfies Catalog<typeof en, 'es_ES'>;
