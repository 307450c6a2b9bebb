import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': 'Destinatário',
  'transfers.send.by': 'Buscar por',
  'transfers.send.range': 'A partir de {min} {asset}',
  'transfers.send.find': 'Buscar',
  'transfers.send.found': 'Confira o nome: {name}',
  'transfers.send.notFound': 'Ninguém com esta conta pode receber. Verifique o que você digitou.',
  'transfers.send.submit': 'Enviar',
  'transfers.send.submitAmount': 'Enviar {amount} {asset}',
  'transfers.send.checkTitle': 'Confira esta transferência',
  'transfers.send.to': 'Para',

  'transfers.title': 'Transferência',
  'transfers.from': 'De',
  'transfers.to': 'Para',
  'transfers.swap': 'Inverter as contas',
  'transfers.coin': 'Moeda',
  'transfers.amount': 'Valor',
  'transfers.available': 'Disponível',
  'transfers.free': 'Grátis e imediata.',
  'transfers.submit': 'Transferir',
  'transfers.submitAmount': 'Transferir {amount} {asset}',
  'transfers.notOpened': 'Abra primeiro a conta {account}.',
  'transfers.elsewhere': 'A conta {account} tem {amount} {asset}.',
  'transfers.done': 'Transferido',
  'transfers.doneText': '{amount} {asset} de {from} para {to}',
  'transfers.failed': 'A transferência falhou',
  'transfers.none': 'Nenhuma transferência neste período.',
  'transfers.unknown':
    'A resposta não chegou. Vamos consultar de novo com a mesma solicitação; nada é movido duas vezes.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
