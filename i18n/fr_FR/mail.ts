import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': 'Votre code anti-hameçonnage : {antiPhishingCode}',
  'mail.cancelLink':
    'Annulez ce retrait d’un geste, sans vous connecter (valable une fois, jusqu’à l’envoi) : {cancelUrl}',
  'mail.freezeLink':
    'Geler le compte immédiatement, sans vous connecter (lien à usage unique, valable 7 jours) : {freezeUrl}',

  'mail.checkLink': 'Une page ou un message vient-il vraiment de nous ? Vérifiez : {checkUrl}',
  'mail.code.register.subject': 'Votre code pour ouvrir un compte',
  'mail.code.register.body':
    '{code} est votre code pour ouvrir un compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.login.subject': 'Votre code de connexion',
  'mail.code.login.body':
    '{code} est votre code pour vous connecter à Bourse sur un nouvel appareil. Il est valable cinq minutes. Ne le communiquez à personne, pas même à notre personnel.',
  'mail.code.reset-password.subject': 'Votre code pour un nouveau mot de passe',
  'mail.code.reset-password.body':
    '{code} est votre code pour définir un nouveau mot de passe Bourse. Il est valable cinq minutes. Si vous ne l’avez pas demandé, ignorez ce message et rien ne change.',
  'mail.code.bind-email.subject': 'Votre code pour associer cette adresse e-mail',
  'mail.code.bind-email.body':
    '{code} est votre code pour associer une adresse e-mail à votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.bind-phone.subject': 'Votre code pour associer ce numéro de téléphone',
  'mail.code.bind-phone.body':
    '{code} est votre code pour associer un numéro de téléphone à votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.bind-totp.subject': 'Votre code pour associer un authentificateur',
  'mail.code.bind-totp.body':
    '{code} est votre code pour associer un authentificateur à votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.unbind-totp.subject': 'Votre code pour retirer l’authentificateur',
  'mail.code.unbind-totp.body':
    '{code} est votre code pour retirer l’authentificateur de votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.add-passkey.subject': 'Votre code pour ajouter une clé d’accès',
  'mail.code.add-passkey.body':
    '{code} est votre code pour ajouter une clé d’accès à votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.remove-passkey.subject': 'Votre code pour retirer une clé d’accès',
  'mail.code.remove-passkey.body':
    '{code} est votre code pour retirer une clé d’accès de votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.change-password.subject': 'Votre code pour changer le mot de passe',
  'mail.code.change-password.body':
    '{code} est votre code pour changer votre mot de passe Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.trading-password.subject': 'Votre code pour le mot de passe de trading',
  'mail.code.trading-password.body':
    '{code} est votre code pour définir votre mot de passe de trading sur Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.api-key.subject': 'Votre code pour une clé API',
  'mail.code.api-key.body':
    '{code} est votre code pour créer la clé API {label} de votre compte Bourse. Droits : {scopes}. Adresses IP : {ips}. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.api-key-made.subject': 'Une nouvelle clé API',
  'mail.api-key-made.body':
    'La clé API {label} a été créée pour votre compte Bourse. Un programme qui la possède peut agir en votre nom. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.code.link-wallet.subject': 'Votre code pour lier un portefeuille',
  'mail.code.link-wallet.body':
    '{code} est votre code pour lier le portefeuille {address}, et aucun autre, à votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.unlink-wallet.subject': 'Votre code pour délier le portefeuille',
  'mail.code.unlink-wallet.body':
    '{code} est votre code pour délier le portefeuille {address} de votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.anti-phishing.subject': 'Votre code pour le code anti-hameçonnage',
  'mail.code.anti-phishing.body':
    '{code} est votre code pour définir votre code anti-hameçonnage sur Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.whitelist-on.subject': 'Votre code pour activer la liste blanche',
  'mail.code.whitelist-on.body':
    '{code} est votre code pour activer le mode liste blanche de votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.whitelist-off.subject': 'Votre code pour désactiver la liste blanche',
  'mail.code.whitelist-off.body':
    '{code} est votre code pour désactiver le mode liste blanche de votre compte Bourse : les retraits seront possibles vers toute adresse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.freeze.subject': 'Votre code pour geler le compte',
  'mail.code.freeze.body':
    '{code} est votre code pour geler votre compte Bourse. Il est valable cinq minutes. Ne le communiquez à personne.',
  'mail.code.withdraw.subject': 'Votre code pour retirer {amount} {asset}',
  'mail.code.withdraw.body':
    '{code} autorise le retrait de {amount} {asset} sur {network} vers {address}, et rien d’autre. Il est valable cinq minutes. Si ce retrait n’est pas le vôtre, ne communiquez le code à personne et changez votre mot de passe.',
  'mail.code.withdraw-memo.subject': 'Votre code pour retirer {amount} {asset}',
  'mail.code.withdraw-memo.body':
    '{code} autorise le retrait de {amount} {asset} sur {network} vers {address} avec le mémo {memo}, et rien d’autre. Il est valable cinq minutes. Si ce retrait n’est pas le vôtre, ne communiquez le code à personne et changez votre mot de passe.',
  'mail.code.recover.subject': 'Votre code pour récupérer {amount} {asset}',
  'mail.code.recover.body':
    '{code} autorise la demande de récupération de {amount} {asset} de la transaction {txId} sur {network}, avec {address} comme adresse de retour, et rien d’autre. Il est valable cinq minutes. Si cette demande n’est pas la vôtre, ne communiquez le code à personne et changez votre mot de passe.',
  'mail.code.recover-memo.subject': 'Votre code pour récupérer {amount} {asset}',
  'mail.code.recover-memo.body':
    '{code} autorise la demande de récupération de {amount} {asset} de la transaction {txId} sur {network}, avec {address} avec le mémo {memo} comme adresse de retour, et rien d’autre. Il est valable cinq minutes. Si cette demande n’est pas la vôtre, ne communiquez le code à personne et changez votre mot de passe.',
  'mail.code.send.subject': 'Votre code pour envoyer {amount} {asset}',
  'mail.code.send.body':
    '{code} autorise l’envoi de {amount} {asset} à {recipient}, et rien d’autre. Il est valable cinq minutes. Si cet envoi n’est pas le vôtre, ne communiquez le code à personne et changez votre mot de passe.',
  'mail.code.address-book.subject': 'Votre code pour le carnet d’adresses',
  'mail.code.address-book.body':
    '{code} autorise une seule modification de votre carnet d’adresses Bourse. Il est valable cinq minutes. Si cette modification n’est pas la vôtre, ne communiquez le code à personne et changez votre mot de passe.',

  'mail.notice.subject': 'Des nouvelles de votre compte Bourse',
  'mail.account-exists.subject': 'Vous avez déjà un compte',
  'mail.account-exists.body':
    'Quelqu’un, peut-être vous, a voulu utiliser cette adresse pour ouvrir un compte Bourse. Elle appartient déjà à un compte : connectez-vous avec, ou définissez un nouveau mot de passe. Si ce n’était pas vous, vous n’avez rien à faire.',
  'mail.no-account.subject': 'Aucun compte pour cette adresse',
  'mail.no-account.body':
    'Quelqu’un, peut-être vous, a demandé un code Bourse pour cette adresse. Aucun compte ne l’utilise : essayez une autre adresse ou ouvrez un compte. Si ce n’était pas vous, vous n’avez rien à faire.',

  'mail.withdrawal-requested.subject': 'Demande de retrait de {amount} {asset}',
  'mail.withdrawal-requested.body':
    'Un retrait de {amount} {asset} sur {network} vers {address} a été demandé depuis votre compte Bourse. Il peut être annulé pendant une minute, et tant qu’il n’est pas envoyé. Si ce n’était pas vous, gelez le compte maintenant.',
  'mail.sent.subject': 'Vous avez envoyé {amount} {asset}',
  'mail.sent.body':
    '{amount} {asset} ont été envoyés depuis votre compte Bourse à {recipient}. Si ce n’était pas vous, gelez le compte maintenant.',
  'mail.new-device.subject': 'Connexion sur un nouvel appareil',
  'mail.new-device.body':
    'Connexion à votre compte Bourse sur un nouvel appareil : {device}, adresse {ip}. Si ce n’était pas vous, gelez le compte sur la page Sécurité et changez votre mot de passe.',
  'mail.password-changed.subject': 'Votre mot de passe a été changé',
  'mail.password-changed.body':
    'Le mot de passe de votre compte Bourse a été changé. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.trading-password-changed.subject': 'Votre mot de passe de trading a été changé',
  'mail.trading-password-changed.body':
    'Le mot de passe de trading de votre compte Bourse a été changé. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.contact-changed.subject': 'Votre adresse e-mail ou numéro de téléphone a été changé',
  'mail.contact-changed.body':
    'Nouveau contact associé à votre compte Bourse : {masked}. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.totp-bound.subject': 'Un authentificateur a été associé',
  'mail.totp-bound.body':
    'Un authentificateur a été associé à votre compte Bourse. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.totp-removed.subject': 'L’authentificateur a été retiré',
  'mail.totp-removed.body':
    'L’authentificateur a été retiré de votre compte Bourse. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.factors-reset.subject': 'Vos seconds facteurs ont été réinitialisés',
  'mail.factors-reset.body':
    'L’assistance a retiré l’authentificateur et toutes les clés d’accès de votre compte Bourse, à la suite d’une demande faite en votre nom. Tous les appareils ont été déconnectés et les retraits sont suspendus pendant 72 heures. Si ce n’était pas vous, gelez immédiatement le compte.',
  'mail.passkey-added.subject': 'Une clé d’accès a été ajoutée',
  'mail.passkey-added.body':
    'La clé d’accès « {name} » a été ajoutée à votre compte Bourse et permet de s’y connecter. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.passkey-removed.subject': 'Une clé d’accès a été retirée',
  'mail.passkey-removed.body':
    'La clé d’accès « {name} » a été retirée de votre compte Bourse. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez immédiatement le compte sur la page Sécurité.',
  'mail.frozen.subject': 'Votre compte est gelé',
  'mail.frozen.body':
    'Votre compte Bourse est gelé : aucune sortie de fonds n’est possible. Écrivez à l’assistance pour le rouvrir.',
  'mail.unfrozen.subject': 'Votre compte est rouvert',
  'mail.unfrozen.body': 'Votre compte Bourse est rouvert. Les retraits restent suspendus pendant 24 heures.',
  'mail.kyc-approved.subject': 'Votre identité est vérifiée',
  'mail.kyc-approved.body': 'Votre vérification d’identité sur Bourse est terminée et vos limites ont été relevées.',
  'mail.kyc-rejected.subject': 'Votre identité n’a pas pu être vérifiée',
  'mail.kyc-rejected.body':
    'Votre vérification d’identité sur Bourse n’a pas été acceptée : {reason} Vous pouvez la soumettre à nouveau.',
  'mail.kyc-expires-soon.subject': 'Votre pièce d’identité expire le {date}',
  'mail.kyc-expires-soon.body':
    'La pièce d’identité de votre compte Bourse est valable jusqu’au {date}. Faites-vous vérifier avant cette date avec une nouvelle pièce pour garder vos plafonds.',
  'mail.kyc-expired.subject': 'Votre pièce d’identité a expiré',
  'mail.kyc-expired.body':
    'La pièce d’identité de votre compte Bourse était valable jusqu’au {date}. Jusqu’à une nouvelle vérification, vos plafonds sont ceux d’un compte non vérifié ; vos fonds sont en sécurité et peuvent être retirés dans ces limites.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
