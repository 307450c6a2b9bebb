import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    'Votre souscription de {amount} {asset} est arrivée à échéance : le capital et {interest} {asset} d’intérêts sont sur le compte de fonds.',
  'notices.kind.earn.renewed':
    'Votre souscription de {amount} {asset} a été renouvelée ; elle a rapporté {interest} {asset}.',
  'notices.kind.earn.notRenewed.ended':
    'Votre souscription de {amount} {asset} n’a pas été renouvelée, car le produit n’est plus en vente. Le capital et {interest} {asset} d’intérêts sont sur le compte de fonds.',
  'notices.kind.earn.notRenewed.rate':
    'Votre souscription de {amount} {asset} n’a pas été renouvelée, car le nouveau taux est inférieur à celui que vous demandez. Le capital et {interest} {asset} d’intérêts sont sur le compte de fonds.',
  'notices.kind.earn.notRenewed.quota':
    'Votre souscription de {amount} {asset} n’a pas été renouvelée, car il restait trop peu du produit. Le capital et {interest} {asset} d’intérêts sont sur le compte de fonds.',
  'notices.kind.earn.notRenewed.bounds':
    'Votre souscription de {amount} {asset} n’a pas été renouvelée, car le montant est hors de ce que le produit accepte à présent. Le capital et {interest} {asset} d’intérêts sont sur le compte de fonds.',
  'notices.kind.earn.notRenewed.person':
    'Votre souscription de {amount} {asset} n’a pas été renouvelée, car vous ne remplissez pas actuellement les conditions du produit. Le capital et {interest} {asset} d’intérêts sont sur le compte de fonds.',
  'notices.kind.earn.redeemed': '{amount} {asset} d’Épargne sont sur le compte de fonds.',
  'notices.kind.earn.redeemFailed':
    '{amount} {asset} d’Épargne n’ont pas encore pu être versés. Contactez le support en indiquant le numéro {ticket}.',
  'notices.kind.earn.renewsSoon':
    'Votre souscription arrive à échéance le {date} (UTC+8). Comme vous l’avez choisi, {amount} {asset} seront alors renouvelés pour la même durée (jours : {days}) à {rate} % par an. Vous pouvez désactiver le renouvellement jusque-là.',
  'notices.kind.earn.endsSoon.ended':
    'Votre souscription de {amount} {asset} arrive à échéance le {date} (UTC+8) et, en l’état, ne sera pas renouvelée : le produit n’est plus proposé. Le capital et les intérêts arriveront sur le compte de fonds.',
  'notices.kind.earn.endsSoon.rate':
    'Votre souscription de {amount} {asset} arrive à échéance le {date} (UTC+8) et, en l’état, ne sera pas renouvelée : le nouveau taux, {rate} % par an, est inférieur aux {floor} % que vous avez demandés. Le capital et les intérêts arriveront sur le compte de fonds.',
  'notices.kind.earn.endsSoon.quota':
    'Votre souscription de {amount} {asset} arrive à échéance le {date} (UTC+8) et, en l’état, ne sera pas renouvelée : il reste trop peu du produit. Le capital et les intérêts arriveront sur le compte de fonds.',
  'notices.kind.earn.endsSoon.bounds':
    'Votre souscription de {amount} {asset} arrive à échéance le {date} (UTC+8) et, en l’état, ne sera pas renouvelée : le montant est hors de ce que le produit accepte à présent. Le capital et les intérêts arriveront sur le compte de fonds.',
  'notices.kind.earn.rateFalls':
    'À partir du {date} (UTC+8), ce que vous avez en Épargne {asset} rapportera {rate} % par an au lieu de {before} %.',
  'notices.kind.earn.rewardLow':
    'Les quatre cinquièmes des récompenses en {reward} de votre produit d’Épargne {asset} sont distribués. Une fois le reste épuisé, seuls les intérêts en {asset} continueront.',
  'notices.kind.earn.rewardOver':
    'Les récompenses en {reward} de votre produit d’Épargne {asset} sont épuisées. Vos intérêts en {asset} continuent comme avant.',
  'notices.kind.earn.notRenewed.closed':
    'Votre souscription de {amount} {asset} n’a pas été renouvelée, car Épargne n’accepte rien de nouveau pour le moment. Le capital et {interest} {asset} d’intérêts sont sur le compte de fonds.',
  'notices.kind.earn.endsSoon.person':
    'Votre souscription de {amount} {asset} arrive à échéance le {date} (UTC+8) et, en l’état, ne sera pas renouvelée : vous ne remplissez pas actuellement les conditions du produit. Le capital et les intérêts arriveront sur le compte de fonds.',
  'notices.kind.earn.endsSoon.closed':
    'Votre souscription de {amount} {asset} arrive à échéance le {date} (UTC+8) et, en l’état, ne sera pas renouvelée : Épargne n’accepte rien de nouveau pour le moment. Le capital et les intérêts arriveront sur le compte de fonds.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
