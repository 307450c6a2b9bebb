import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/withdrawals-refusal.ts';

export const messages = {
  INSUFFICIENT_BALANCE: 'Solde disponible insuffisant : {available} disponibles, {needed} nécessaires.',
  NOT_WITHDRAWABLE_YET: 'Seuls {withdrawable} sont retirables ; le reste n’est pas confirmé ou encore bloqué.',
  LIMIT_24H: 'Il ne reste que {remaining} USDT sur {limit} de la limite sur 24 h.',
  LIMIT_30D: 'Il ne reste que {remaining} USDT sur {limit} de la limite sur 30 jours.',
  PRICE_UNKNOWN: 'Aucun cours pour {asset} en ce moment : la limite ne peut pas être vérifiée.',
  PRECONDITIONS_MISSING:
    'Définissez d’abord un mot de passe de trading et associez un téléphone ou un authentificateur.',
  WITHDRAWAL_LOCKED: 'Les retraits reprennent le {unlockAt}.',
  ACCOUNT_FROZEN: 'Ce compte est gelé. Veuillez contacter l’assistance.',
  RECEIVABLE_OPEN: 'Les retraits attendent le règlement d’une créance de {amount} {asset}.',
  WITHDRAWALS_STOPPED: 'Les retraits sont suspendus pour tous en ce moment.',
  WITHDRAW_PAUSED: 'Les retraits via ce réseau sont suspendus.',
  SELF_ADDRESS: 'C’est votre propre adresse de dépôt.',
  ADDRESS_BLOCKED: 'Nous n’avons pas le droit d’envoyer à cette adresse.',
  ADDRESS_IS_CONTRACT: 'Cette adresse est un contrat. Confirmez d’abord l’avertissement.',
  ADDRESS_UNREAD:
    'Le réseau n’indique pas ce qu’est cette adresse. Confirmez d’abord l’avertissement ou réessayez plus tard.',
  ADDRESS_HIGH_RISK: 'Cette adresse a été signalée. Confirmez d’abord l’avertissement.',
  NOT_WHITELISTED: 'Liste blanche activée : seules les entrées de plus de 24 heures sont utilisables.',
  RECIPIENT_KYC: 'À partir de {from} USDT sur 24 h, le destinataire doit aussi être vérifié.',
  KYC_REQUIRED: 'À partir de {from} USDT sur 24 h, votre identité doit être vérifiée.',
  WITHDRAWAL_UNKNOWN: 'Ce retrait n’existe pas.',
  NOT_CANCELLABLE: 'L’envoi est déjà en cours et ne peut plus être annulé.',
  FEE_CHANGED: 'Les frais de réseau sont maintenant de {fee} {asset}. Vérifiez à nouveau le récapitulatif.',
  KYC_EXPIRED:
    'Votre pièce d’identité a expiré : seules les adresses et personnes déjà payées ou enregistrées peuvent être payées.',
  CANCEL_LINK_UNKNOWN: 'Ce lien a déjà servi, ou le retrait ne peut plus être annulé.',
  QUESTION_UNKNOWN: 'Cette question n’existe pas.',
  QUESTION_ANSWERED: 'Cette question a déjà une réponse.',
  NOT_A_SEND: 'Seul un transfert à un autre utilisateur peut être réclamé.',
  RETURN_ASKED: 'Le destinataire a déjà été sollicité.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
