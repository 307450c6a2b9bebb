import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    'Le tour est réparti : vous avez obtenu {got} {token} pour {cost} {asset}. Le reste de votre engagement est de nouveau disponible.',
  'notices.kind.launch.bought': 'Votre achat dans la vente flash est payé : {got} {token} pour {cost} {asset}.',
  'notices.kind.launch.rewarded':
    'Le boost est terminé : votre récompense est de {got} {token}. Les {amount} {asset} que vous aviez bloqués sont de nouveau disponibles.',
  'notices.kind.launch.notAllocated':
    'Le tour est réparti et ne vous a pas attribué de {token}. Les {amount} {asset} engagés sont de nouveau disponibles.',
  'notices.kind.launch.notDrawn':
    'Il n’y a pas eu de tirage pour {token} et il n’y en aura pas. Les {amount} {asset} bloqués pour vos tickets sont de nouveau disponibles. La page de la vente en donne la raison.',
  'notices.kind.launch.unlocked': '{amount} {token} du lancement sont débloqués.',
  'notices.kind.launch.cancelled':
    'La vente de {token} a été annulée. {amount} {asset} sont revenus sur votre compte de fonds.',
  'notices.kind.launch.payOut': '{amount} {asset} de la vente de {token} ont été versés sur votre compte de fonds.',
  'notices.kind.launch.protected':
    'Protection du prix de {token} : {amount} {asset} ont été crédités sur votre compte de fonds, car le marché était inférieur à ce que vous avez payé lors de la livraison des premiers jetons.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
