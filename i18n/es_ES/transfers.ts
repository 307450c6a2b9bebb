import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': 'Destinatario',
  'transfers.send.by': 'Buscar por',
  'transfers.send.range': 'Desde {min} {asset}',
  'transfers.send.find': 'Buscar',
  'transfers.send.found': 'Compruebe el nombre: {name}',
  'transfers.send.notFound': 'Nadie con esta cuenta puede recibir. Compruebe lo que ha escrito.',
  'transfers.send.submit': 'Enviar',
  'transfers.send.submitAmount': 'Enviar {amount} {asset}',
  'transfers.send.checkTitle': 'Revise esta transferencia',
  'transfers.send.to': 'A',

  'transfers.title': 'Transferencia',
  'transfers.from': 'De',
  'transfers.to': 'A',
  'transfers.swap': 'Intercambiar las cuentas',
  'transfers.coin': 'Cripto',
  'transfers.amount': 'Importe',
  'transfers.available': 'Disponible',
  'transfers.free': 'Gratis y al instante.',
  'transfers.submit': 'Transferir',
  'transfers.submitAmount': 'Transferir {amount} {asset}',
  'transfers.notOpened': 'Primero hay que abrir la cuenta «{account}».',
  'transfers.elsewhere': 'En la cuenta {account} hay {amount} {asset}.',
  'transfers.done': 'Transferido',
  'transfers.doneText': '{amount} {asset} de «{from}» a «{to}»',
  'transfers.failed': 'No se pudo transferir',
  'transfers.none': 'No hay transferencias en este período.',
  'transfers.unknown':
    'La respuesta no ha llegado. Preguntamos de nuevo con la misma solicitud; nada se mueve dos veces.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
