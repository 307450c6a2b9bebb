import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': 'Destinataire',
  'transfers.send.by': 'Rechercher par',
  'transfers.send.range': 'À partir de {min} {asset}',
  'transfers.send.find': 'Rechercher',
  'transfers.send.found': 'Vérifiez le nom : {name}',
  'transfers.send.notFound': 'Aucun destinataire possible avec ce compte. Vérifiez votre saisie.',
  'transfers.send.submit': 'Envoyer',
  'transfers.send.submitAmount': 'Envoyer {amount} {asset}',
  'transfers.send.checkTitle': 'Vérifiez ce transfert',
  'transfers.send.to': 'À',

  'transfers.title': 'Transfert',
  'transfers.from': 'De',
  'transfers.to': 'Vers',
  'transfers.swap': 'Inverser les comptes',
  'transfers.coin': 'Crypto',
  'transfers.amount': 'Montant',
  'transfers.available': 'Disponible',
  'transfers.free': 'Gratuit et immédiat.',
  'transfers.submit': 'Transférer',
  'transfers.submitAmount': 'Transférer {amount} {asset}',
  'transfers.notOpened': 'Le compte {account} doit d’abord être ouvert.',
  'transfers.elsewhere': 'Le compte {account} contient {amount} {asset}.',
  'transfers.done': 'Transféré',
  'transfers.doneText': '{amount} {asset} de {from} vers {to}',
  'transfers.failed': 'Échec du transfert',
  'transfers.none': 'Aucun transfert sur cette période.',
  'transfers.unknown':
    'La réponse n’est pas arrivée. Nous redemandons avec la même demande ; rien n’est transféré deux fois.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
