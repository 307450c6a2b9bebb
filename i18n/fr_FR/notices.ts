import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': 'Notifications',
  'notices.bellUnread': {
    one: 'Notifications, {count} non lue',
    many: 'Notifications, {count} non lues',
    other: 'Notifications, {count} non lues',
  },
  'notices.title': 'Notifications',
  'notices.markAll': 'Tout marquer comme lu',
  'notices.unread': 'non lue',
  'notices.empty': 'Aucune notification. Les connexions, dépôts et retraits s’affichent ici.',

  'notices.kind.other': 'Il y a du nouveau sur votre compte.',
  'notices.kind.identity.newDevice':
    'Connexion d’un nouvel appareil : {device}, {ip}. Ce n’était pas vous ? Gelez le compte.',
  'notices.kind.identity.kycApproved': 'Votre vérification d’identité est approuvée.',
  'notices.kind.identity.kycRejected': 'Votre vérification d’identité a été refusée : {reason}',
  'notices.kind.identity.kycExpiresSoon':
    'Votre pièce d’identité est valable jusqu’au {date}. Faites-vous vérifier avec une nouvelle pièce pour garder vos plafonds.',
  'notices.kind.identity.kycExpired':
    'Votre pièce d’identité a expiré. Vos plafonds sont ceux d’un compte non vérifié jusqu’à une nouvelle vérification.',
  'notices.kind.identity.whitelistOn': 'La liste blanche de retrait est activée.',
  'notices.kind.identity.whitelistOff':
    'La liste blanche de retrait est désactivée ; retraits suspendus pendant 24 heures.',
  'notices.kind.identity.tradingPasswordSet': 'Votre mot de passe de trading est défini.',
  'notices.kind.identity.tradingPasswordChanged':
    'Votre mot de passe de trading a été changé ; retraits suspendus pendant 24 heures.',
  'notices.kind.identity.antiPhishingCodeSet': 'Votre code anti-hameçonnage a été changé.',
  'notices.kind.identity.frozen': 'Votre compte est gelé. Aucune sortie de fonds n’est possible.',
  'notices.kind.identity.unfrozen': 'Votre compte est rouvert ; retraits suspendus pendant 24 heures.',
  'notices.kind.identity.passwordChanged':
    'Votre mot de passe de connexion a été changé ; retraits suspendus pendant 24 heures.',
  'notices.kind.identity.emailBound': 'Adresse e-mail associée : {masked}',
  'notices.kind.identity.phoneBound': 'Numéro de téléphone associé : {masked}',
  'notices.kind.identity.totpBound': 'Un authentificateur est associé.',
  'notices.kind.identity.totpRemoved': 'L’authentificateur a été retiré ; retraits suspendus pendant 24 heures.',
  'notices.kind.identity.factorsReset':
    'L’assistance a retiré l’authentificateur et toutes les clés d’accès ; retraits suspendus pendant 72 heures.',
  'notices.kind.identity.passkeyAdded': 'La clé d’accès « {name} » a été ajoutée.',
  'notices.kind.identity.passkeyRemoved':
    'La clé d’accès « {name} » a été retirée ; retraits suspendus pendant 24 heures.',
  'notices.kind.tradingApi.keyMade':
    'La clé API {label} a été créée. Si ce n’était pas vous, supprimez-la et gelez le compte.',
  'notices.kind.tradingApi.keyDeleted': 'La clé API {label} a été supprimée.',
  'notices.kind.wallet.withdrawalRequested': 'Retrait de {amount} {asset} demandé.',
  'notices.kind.wallet.withdrawalInReview': 'Le retrait de {amount} {asset} est en cours d’examen.',
  'notices.kind.wallet.withdrawalQuestion':
    'Nous avons une question sur votre retrait de {amount} {asset}. Répondez sur sa page.',
  'notices.kind.wallet.withdrawalDelayed':
    'Le retrait de {amount} {asset} attend une heure : l’adresse a été signalée.',
  'notices.kind.wallet.withdrawalApproved': 'Le retrait de {amount} {asset} est approuvé.',
  'notices.kind.wallet.withdrawalRejected': 'Le retrait de {amount} {asset} a été refusé ; montant et frais restitués.',
  'notices.kind.wallet.withdrawalCancelled': 'Le retrait de {amount} {asset} est annulé ; montant et frais restitués.',
  'notices.kind.wallet.withdrawalCompleted': 'Le retrait de {amount} {asset} est arrivé.',
  'notices.kind.wallet.withdrawalFailed': 'Le retrait de {amount} {asset} a échoué ; montant et frais restitués.',
  'notices.kind.wallet.reviewOverdue':
    'L’examen de {amount} {asset} dure plus longtemps que promis. Nous y travaillons toujours.',
  'notices.kind.wallet.returnRequested':
    '{from} vous demande poliment de renvoyer {amount} {asset}. La décision vous appartient.',
  'notices.kind.wallet.sent': 'Vous avez envoyé {amount} {asset}.',
  'notices.kind.wallet.received': 'Vous avez reçu {amount} {asset}.',
  'notices.kind.wallet.depositInReview':
    'Le dépôt de {amount} {asset} est examiné en raison de sa provenance. Il est en sécurité et sera crédité après vérification.',
  'notices.kind.wallet.depositCredited': 'Dépôt de {amount} {asset} crédité ; vous pouvez le trader.',
  'notices.kind.wallet.depositCompleted': 'Dépôt de {amount} {asset} terminé ; il peut être retiré.',
  'notices.kind.wallet.depositReorged': 'La blockchain a annulé un dépôt de {amount} {asset}. Le montant a été repris.',

  'notices.kind.wallet.depositReturning': 'Le dépôt de {amount} {asset} repart d’où il vient.',
  'notices.kind.wallet.depositReturned': '{amount} {asset} renvoyé à {address}.',
  'notices.kind.wallet.claimOpened':
    'Vous nous devez {amount} {asset} : le réseau a annulé un dépôt déjà utilisé. Retraits suspendus jusqu’à ce que vos prochains dépôts de {asset} le règlent.',
  'notices.kind.wallet.claimPaid': 'Votre dette est réglée ({amount} {asset}). Les retraits sont rouverts.',
  'notices.kind.wallet.claimPartPaid': '{amount} {asset} de votre dette réglé par votre dépôt.',
  'notices.kind.recovery.submitted': 'Votre demande de récupération de {amount} {asset} est reçue.',
  'notices.kind.recovery.waits':
    'Rien ne montre encore que l’expéditeur demande {amount} {asset} : d’autres ont {days} jours pour s’y opposer. Si l’envoi vient de vous, signez dans votre demande ; il n’y aura plus d’attente.',
  'notices.kind.recovery.claimed':
    'Quelqu’un d’autre demande {amount} {asset} de la transaction {txId} sur {network}. Si c’est à vous, demandez-le vous-même sous {days} jours ou prévenez l’assistance.',
  'notices.kind.recovery.credited': 'Récupéré : {amount} {asset} est sur votre compte.',
  'notices.kind.recovery.returning': '{amount} {asset} part vers votre adresse de retour.',
  'notices.kind.recovery.returned': '{amount} {asset} est arrivé à votre adresse de retour.',
  'notices.kind.recovery.refused': '{amount} {asset} n’a pas pu être récupéré. La demande dit pourquoi.',
  'notices.kind.recovery.again': '{amount} {asset} n’a pas pu partir vers l’adresse. Nous réexaminons la demande.',
  'notices.all': 'Toutes les notifications',
  'notices.emptyTab': 'Rien de ce genre pour l’instant.',
  'notices.tab.all': 'Tout',
  'notices.tab.security': 'Sécurité',
  'notices.tab.moneyOut': 'Sorties',
  'notices.tab.deposit': 'Entrées',
  'notices.tab.trading': 'Échanges',
  'notices.tab.settings': 'Réglages',
  'notices.category.security': 'Sécurité',
  'notices.category.moneyOut': 'Argent sortant',
  'notices.category.deposit': 'Dépôts',
  'notices.category.trading': 'Trading et produits',
  'notices.category.marketing': 'Actualités et offres',
  'notices.about.security': 'Connexions, mots de passe, clés. Toujours signalé.',
  'notices.about.moneyOut': 'Retraits et envois. Toujours signalé.',
  'notices.about.deposit': 'Dépôts, examens et récupérations.',
  'notices.about.trading': 'Ordres, suspensions et le reste de votre compte.',
  'notices.about.marketing': 'Désactivé tant que vous ne le demandez pas.',
  'notices.channel.inApp': 'Dans l’app',
  'notices.channel.email': 'E-mail',
  'notices.channel.sms': 'SMS',
  'notices.inbox.title': 'Boîte de réception de la démo',
  'notices.inbox.what':
    'Cette démo n’envoie ni vrais e-mails ni SMS. Tout ce qu’elle aurait envoyé à quelqu’un s’affiche ici.',
  'notices.inbox.to': 'Destinataire',
  'notices.inbox.toHint': 'Adresse e-mail ou numéro de téléphone',
  'notices.inbox.empty': 'Rien n’a encore été envoyé.',
  'notices.inbox.noneTo': 'Rien n’a été envoyé à {to}.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
