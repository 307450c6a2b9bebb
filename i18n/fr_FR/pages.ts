import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/pages.ts';

export const messages = {
  'pages.site.keywords': 'plateforme crypto, acheter du bitcoin, portefeuille crypto, USDT, Bourse',
  'pages.notFound.title': 'Page introuvable',
  'pages.notFound.description': 'Aucune page ne se trouve à cette adresse.',
  'pages.downtime.title': 'Nous revenons bientôt',
  'pages.downtime.text':
    'La plateforme est en pause pour des travaux sur nos systèmes. Vos fonds sont en sécurité ; les ordres et dépôts en cours sont conservés.',
  'pages.downtime.return': 'Cette page vous ramènera là où vous étiez dès la réouverture.',
  'pages.downtime.retry': 'Réessayer',
  'pages.auto-invest.plans.title': 'Investissement automatique',
  'pages.auto-invest.plans.description':
    'Achetez vos cryptos à dates et montants fixes, et voyez ce qu’un plan aurait rapporté.',
  'pages.bonus.coupons.title': 'Coupons',
  'pages.bonus.coupons.description':
    'Vos bonus et coupons : à recevoir, à utiliser et en cours, avec leurs conditions et leur échéance.',
  'pages.bonus.merchandise.title': 'Boutique',
  'pages.bonus.merchandise.description': 'Les articles de la plateforme et comment les obtenir.',
  'pages.bonus.taskCenter.title': 'Centre de missions',
  'pages.bonus.taskCenter.description': 'Des missions pour les traders nouveaux et actifs, et leurs récompenses.',
  'pages.card.bill.title': 'Opérations de la carte',
  'pages.card.bill.description': 'Toutes les opérations de votre carte prépayée, avec montants, frais et états.',
  'pages.card.billDetail.title': 'Opération de la carte',
  'pages.card.billDetail.description': 'Une opération de votre carte prépayée en détail.',
  'pages.copy-trading.home.title': 'Copy trading',
  'pages.copy-trading.home.description':
    'Suivez des traders expérimentés et copiez leurs ordres avec vos propres limites.',
  'pages.earn.product.title': 'Produit d’Épargne',
  'pages.earn.product.description':
    'Taux sur 30 jours, dates de la souscription au versement, origine du rendement et risques.',
  'pages.earn.products.title': 'Épargne',
  'pages.earn.products.description':
    'Épargne flexible et à terme sur vos cryptos, avec le taux réel pour votre montant et sans conditions cachées.',
  'pages.futures.trade.title': 'Trading de contrats à terme',
  'pages.futures.trade.description':
    'Contrats perpétuels sur marge USDT, avec marge, financement et prix de liquidation clairs.',
  'pages.grid.manage.title': 'Gestion des stratégies',
  'pages.grid.manage.description': 'Vos stratégies de grille en cours et passées : investissement, gains et état.',
  'pages.grid.strategy.title': 'Bots de grille',
  'pages.grid.strategy.description': 'Créez une stratégie de grille qui achète bas et vend haut dans votre fourchette.',
  'pages.identity.login.title': 'Connexion',
  'pages.identity.login.description': 'Connectez-vous à votre compte par e-mail ou téléphone.',
  'pages.identity.loginAndRegister.title': 'Connexion ou inscription',
  'pages.identity.loginAndRegister.description': 'Connectez-vous ou ouvrez un compte par e-mail ou téléphone.',
  'pages.identity.register.title': 'Inscription',
  'pages.identity.register.description': 'Ouvrez un compte par e-mail ou téléphone en une minute.',
  'pages.identity.center.title': 'Mon compte',
  'pages.identity.center.description': 'Votre compte : profil, sécurité, vérification d’identité et réglages.',
  'pages.identity.security.title': 'Sécurité',
  'pages.identity.security.description':
    'Mots de passe, authentificateur, appareils, connexions et vérification d’identité de votre compte.',
  'pages.identity.vipInfo.title': 'Mon niveau VIP',
  'pages.identity.vipInfo.description': 'Votre niveau VIP, ce qu’il vous apporte et la distance jusqu’au suivant.',
  'pages.identity.vip.title': 'Niveaux VIP',
  'pages.identity.vip.description': 'Les niveaux VIP, leurs conditions, frais et limites.',
  'pages.launch.history.title': 'Historique des lancements',
  'pages.launch.history.description':
    'Les ventes de jetons auxquelles vous avez participé, avec montants et calendriers de déblocage.',
  'pages.launch.home.title': 'Lancement de jetons',
  'pages.launch.home.description':
    'De nouveaux jetons vendus par tours limités dans le temps, avec règles, quotas et prix visibles.',
  'pages.launch.project.title': 'Projet de lancement',
  'pages.launch.project.description': 'Tours, prix, conditions et calendrier de déblocage d’une vente de jetons.',
  'pages.notices.center.title': 'Notifications',
  'pages.notices.center.description': 'Tout ce qui arrive à votre compte, et par quel canal vous l’apprenez.',
  'pages.notices.devInbox.title': 'Boîte de réception de la démo',
  'pages.notices.devInbox.description': 'Les e-mails et SMS que cette démo aurait envoyés.',
  'pages.operator.officialLinks.title': 'Vérifier un canal officiel',
  'pages.operator.officialLinks.description':
    'Vérifiez si une adresse web, un e-mail, un numéro de téléphone ou un profil est vraiment à nous.',
  'pages.otc.trade.title': 'Acheter des cryptos',
  'pages.otc.trade.description':
    'Achetez et vendez des cryptos dans votre devise, rapidement ou avec d’autres utilisateurs.',
  'pages.proof.liabilities.title': 'Preuve de passif',
  'pages.proof.liabilities.description':
    'Voyez ce que la plateforme doit à chacun et vérifiez que votre argent est compté.',
  'pages.recovery.cases.title': 'Récupérer un dépôt',
  'pages.recovery.cases.description':
    'Réclamez les dépôts non arrivés : mémo manquant, mauvais réseau ou crypto non prise en charge.',
  'pages.report.year.title': 'Mon année 2023 sur contrats à terme',
  'pages.report.year.description':
    'Votre année de trading 2023 en une histoire : volume, meilleure opération, crypto favorite et récompenses.',
  'pages.shell.home.title': 'Bourse : acheter, conserver et envoyer des cryptos',
  'pages.shell.home.description':
    'Une plateforme d’échange de cryptos pour les particuliers : portefeuille, spot, contrats à terme, épargne et plus, avec tous les frais affichés avant.',
  'pages.spot.markets.title': 'Marchés',
  'pages.spot.markets.description': 'Cours, variations et volumes de toutes les paires.',
  'pages.spot.orders.title': 'Ordres spot',
  'pages.spot.orders.description':
    'Vos ordres ouverts, l’historique des ordres et vos transactions sur le marché spot.',
  'pages.spot.trade.title': 'Trading spot',
  'pages.spot.trade.description':
    'Achetez et vendez des cryptos avec graphique en direct, carnet d’ordres et frais clairs.',
  'pages.trading-api.keys.title': 'Clés API',
  'pages.trading-api.keys.description':
    'Les clés de vos programmes : ce que chacune permet, d’où, et sa dernière utilisation.',
  'pages.keywords.trading-api': 'API de trading crypto, clé API, bot de trading, ccxt',
  'pages.address-book.addAddress.title': 'Ajouter une adresse de retrait',
  'pages.address-book.addAddress.description': 'Enregistrez une adresse de retrait avec réseau, mémo et remarque.',
  'pages.address-book.h5Address.title': 'Adresses enregistrées',
  'pages.address-book.h5Address.description': 'Vos adresses de retrait enregistrées, par crypto et par réseau.',
  'pages.address-book.address.title': 'Carnet d’adresses',
  'pages.address-book.address.description':
    'Vos adresses de retrait et destinataires enregistrés, et la liste blanche qui les protège.',
  'pages.address-book.addressManage.title': 'Gérer les adresses',
  'pages.address-book.addressManage.description':
    'Trouvez, modifiez et supprimez vos adresses de retrait enregistrées.',
  'pages.address-book.addressUpdate.title': 'Modifier l’adresse',
  'pages.address-book.addressUpdate.description':
    'Modifiez la remarque et les détails d’une adresse de retrait enregistrée.',
  'pages.holdings.assets.title': 'Détails de l’actif',
  'pages.holdings.assets.description':
    'Une crypto dans tous vos comptes : disponible, gelé, cours et variations récentes.',
  'pages.bookings.bill.title': 'Relevé',
  'pages.bookings.bill.description': 'Chaque variation de vos soldes, avec heure, montant et motif.',
  'pages.bookings.billDetail.title': 'Détail du relevé',
  'pages.bookings.billDetail.description': 'Une variation de votre solde en entier, avec frais, état et numéro.',
  'pages.withdrawals.cancelWithdrawal.title': 'Annuler un retrait',
  'pages.withdrawals.cancelWithdrawal.description': 'Annulez un retrait par le lien de l’e-mail, sans vous connecter.',
  'pages.deposits.deposit.title': 'Dépôt',
  'pages.deposits.deposit.description':
    'Votre adresse de dépôt et son QR code pour chaque crypto et réseau, avec confirmations en direct.',
  'pages.deposits.depositInternal.title': 'Recevoir d’un autre utilisateur',
  'pages.deposits.depositInternal.description':
    'Recevez des cryptos d’un autre utilisateur de la plateforme, sans frais et aussitôt.',
  'pages.deposits.devFaucet.title': 'Robinet de la démo',
  'pages.deposits.devFaucet.description':
    'Envoyez-vous des cryptos des chaînes de démonstration et regardez les confirmations arriver.',
  'pages.bookings.h5Financial.title': 'Tous les mouvements',
  'pages.bookings.h5Financial.description': 'Tout ce qui est entré sur votre compte, en est sorti ou y a été déplacé.',
  'pages.bookings.financial.title': 'Historique financier',
  'pages.bookings.financial.description': 'Vos dépôts, retraits et autres mouvements, à filtrer et à exporter.',
  'pages.address-book.h5AddressInternal.title': 'Destinataires enregistrés',
  'pages.address-book.h5AddressInternal.description':
    'Les personnes de cette plateforme à qui vous envoyez des cryptos.',
  'pages.address-book.h5AddressInternalAdd.title': 'Ajouter un destinataire',
  'pages.address-book.h5AddressInternalAdd.description':
    'Enregistrez un utilisateur de cette plateforme comme destinataire.',
  'pages.holdings.overview.title': 'Actifs',
  'pages.holdings.overview.description':
    'Votre total estimé, vos comptes, vos cryptos et votre limite de retrait sur 24 heures en un coup d’œil.',
  'pages.holdings.h5SelectCoin.title': 'Choisir une crypto',
  'pages.holdings.h5SelectCoin.description': 'Choisissez la crypto à déposer ou à retirer.',
  'pages.holdings.searchCoin.title': 'Rechercher une crypto',
  'pages.holdings.searchCoin.description': 'Trouvez une crypto par son code ou son nom.',
  'pages.transfers.transfer.title': 'Historique des transferts',
  'pages.transfers.transfer.description': 'Les transferts entre vos propres comptes, avec heure, crypto et montant.',
  'pages.withdrawals.withdraw.title': 'Retrait',
  'pages.withdrawals.withdraw.description':
    'Envoyez des cryptos à une adresse externe ou à un autre utilisateur ; frais et arrivée affichés avant de confirmer.',
  'pages.keywords.auto-invest': 'achat périodique, DCA, achat récurrent de cryptos',
  'pages.keywords.bonus': 'bonus crypto, coupons, récompenses',
  'pages.keywords.card': 'carte crypto, carte prépayée, opérations de carte',
  'pages.keywords.copy-trading': 'copy trading, suivre des traders, traders de référence',
  'pages.keywords.earn': 'épargne crypto, épargne flexible, à terme, taux annuel',
  'pages.keywords.futures': 'contrats perpétuels, marge USDT, effet de levier',
  'pages.keywords.grid': 'trading de grille, bot de trading, stratégies',
  'pages.keywords.operator': 'canal officiel, hameçonnage, faux site, arnaque, Bourse',
  'pages.keywords.identity': 'compte, sécurité, vérification, authentificateur',
  'pages.keywords.launch': 'vente de jetons, launchpad, nouveaux jetons, tirage',
  'pages.keywords.notices': 'boîte de réception, notifications, messages',
  'pages.keywords.otc': 'acheter des cryptos, P2P, OTC, achat express',
  'pages.keywords.proof': 'preuve de passif, preuve de réserves, arbre de Merkle',
  'pages.keywords.recovery': 'récupération de dépôt, mémo manquant, mauvais réseau',
  'pages.keywords.report': 'bilan annuel, statistiques de contrats à terme, récompenses',
  'pages.keywords.shell': 'plateforme crypto, acheter du bitcoin, portefeuille crypto, USDT, Bourse',
  'pages.keywords.spot': 'marché spot, carnet d’ordres, cours des cryptos',
  'pages.keywords.address-book': 'portefeuille crypto, solde, dépôt, retrait',
  'pages.keywords.bookings': 'portefeuille crypto, solde, dépôt, retrait',
  'pages.keywords.deposits': 'portefeuille crypto, solde, dépôt, retrait',
  'pages.keywords.holdings': 'portefeuille crypto, solde, dépôt, retrait',
  'pages.keywords.transfers': 'portefeuille crypto, solde, dépôt, retrait',
  'pages.keywords.withdrawals': 'portefeuille crypto, solde, dépôt, retrait',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
