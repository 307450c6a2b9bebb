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
} as const satisfies Catalog<typeof en, 'fr_FR'>;
