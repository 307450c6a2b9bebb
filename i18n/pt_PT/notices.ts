import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': 'Avisos',
  'notices.bellUnread': {
    one: 'Avisos, {count} por ler',
    many: 'Avisos, {count} por ler',
    other: 'Avisos, {count} por ler',
  },
  'notices.title': 'Avisos',
  'notices.markAll': 'Marcar tudo como lido',
  'notices.unread': 'por ler',
  'notices.empty': 'Ainda não há avisos. Aqui ficam os inícios de sessão, depósitos e levantamentos.',

  'notices.kind.other': 'Há novidades sobre a sua conta.',
  'notices.kind.identity.newDevice':
    'Início de sessão num novo dispositivo: {device}, {ip}. Não foi iniciativa sua? Congele a conta.',
  'notices.kind.identity.kycApproved': 'A sua verificação de identidade foi aprovada.',
  'notices.kind.identity.kycRejected': 'A sua verificação de identidade foi recusada: {reason}',
  'notices.kind.identity.kycExpiresSoon':
    'O seu documento de identificação é válido até {date}. Volte a verificar-se com um novo para manter os seus limites.',
  'notices.kind.identity.kycExpired':
    'O seu documento de identificação caducou. Até nova verificação, os seus limites são os de uma conta não verificada.',
  'notices.kind.identity.whitelistOn': 'A lista branca de levantamento está ativada.',
  'notices.kind.identity.whitelistOff':
    'A lista branca de levantamento está desativada; os levantamentos aguardam 24 horas.',
  'notices.kind.identity.tradingPasswordSet': 'A sua palavra-passe de negociação foi definida.',
  'notices.kind.identity.tradingPasswordChanged':
    'A sua palavra-passe de negociação foi alterada; os levantamentos aguardam 24 horas.',
  'notices.kind.identity.antiPhishingCodeSet': 'O seu código anti-phishing foi alterado.',
  'notices.kind.identity.frozen': 'A sua conta está congelada. Não pode sair dinheiro.',
  'notices.kind.identity.unfrozen': 'A sua conta foi reaberta; os levantamentos aguardam 24 horas.',
  'notices.kind.identity.passwordChanged':
    'A sua palavra-passe de acesso foi alterada; os levantamentos aguardam 24 horas.',
  'notices.kind.identity.emailBound': 'E-mail associado: {masked}',
  'notices.kind.identity.phoneBound': 'Telemóvel associado: {masked}',
  'notices.kind.identity.totpBound': 'Foi associado um autenticador.',
  'notices.kind.identity.totpRemoved': 'O autenticador foi removido; os levantamentos aguardam 24 horas.',
  'notices.kind.identity.factorsReset':
    'O apoio removeu o autenticador e todas as chaves de acesso; os levantamentos aguardam 72 horas.',
  'notices.kind.identity.passkeyAdded': 'Foi adicionada a chave de acesso «{name}».',
  'notices.kind.identity.passkeyRemoved':
    'Foi removida a chave de acesso «{name}»; os levantamentos aguardam 24 horas.',
  'notices.kind.tradingApi.keyMade':
    'Foi criada a chave API {label}. Se não foi iniciativa sua, elimine-a e congele a conta.',
  'notices.kind.tradingApi.keyDeleted': 'A chave API {label} foi eliminada.',
  'notices.kind.wallet.withdrawalRequested': 'Levantamento de {amount} {asset} pedido.',
  'notices.kind.wallet.withdrawalInReview': 'O levantamento de {amount} {asset} está em análise.',
  'notices.kind.wallet.withdrawalQuestion':
    'Temos uma pergunta sobre o seu levantamento de {amount} {asset}. Responda na respetiva página.',
  'notices.kind.wallet.withdrawalDelayed':
    'O levantamento de {amount} {asset} aguarda uma hora: o endereço foi denunciado.',
  'notices.kind.wallet.withdrawalApproved': 'O levantamento de {amount} {asset} foi aprovado.',
  'notices.kind.wallet.withdrawalRejected':
    'O levantamento de {amount} {asset} foi recusado; valor e comissão foram devolvidos.',
  'notices.kind.wallet.withdrawalCancelled':
    'O levantamento de {amount} {asset} foi cancelado; valor e comissão foram devolvidos.',
  'notices.kind.wallet.withdrawalCompleted': 'O levantamento de {amount} {asset} chegou ao destino.',
  'notices.kind.wallet.withdrawalFailed':
    'O levantamento de {amount} {asset} falhou; valor e comissão foram devolvidos.',
  'notices.kind.wallet.reviewOverdue':
    'A análise de {amount} {asset} está a demorar mais do que o prometido. Continuamos a tratar dela.',
  'notices.kind.wallet.returnRequested': '{from} pede-lhe com cortesia que devolva {amount} {asset}. A decisão é sua.',
  'notices.kind.wallet.sent': 'Enviou {amount} {asset}.',
  'notices.kind.wallet.received': 'Recebeu {amount} {asset}.',
  'notices.kind.wallet.depositInReview':
    'O depósito de {amount} {asset} está em análise devido à sua origem. Está seguro e será creditado após a verificação.',
  'notices.kind.wallet.depositCredited': 'Depósito de {amount} {asset} creditado; já pode negociar.',
  'notices.kind.wallet.depositCompleted': 'Depósito de {amount} {asset} concluído; já pode ser levantado.',
  'notices.kind.wallet.depositReorged': 'A blockchain anulou um depósito de {amount} {asset}. O crédito foi retirado.',

  'notices.kind.wallet.depositReturning': 'O depósito de {amount} {asset} volta para a origem.',
  'notices.kind.wallet.depositReturned': '{amount} {asset} foi devolvido para {address}.',
  'notices.kind.wallet.claimOpened':
    'Deve-nos {amount} {asset}: a rede anulou um depósito já usado. Os levantamentos param até os próximos depósitos de {asset} o pagarem.',
  'notices.kind.wallet.claimPaid': 'A dívida está paga ({amount} {asset}). Os levantamentos estão abertos.',
  'notices.kind.wallet.claimPartPaid': '{amount} {asset} da dívida foi pago com o seu depósito.',
  'notices.kind.recovery.submitted': 'Recebemos o pedido de recuperação de {amount} {asset}.',
  'notices.kind.recovery.waits':
    'Nada mostra ainda que quem enviou {amount} {asset} é quem o pede: outros têm {days} dias para se opor. Se foi o remetente, assine no pedido e não terá de esperar.',
  'notices.kind.recovery.claimed':
    'Outra pessoa pede {amount} {asset} da transação {txId} pela rede {network}. Se for seu, peça-o no prazo de {days} dias ou avise o apoio ao cliente.',
  'notices.kind.recovery.credited': 'Recuperado: {amount} {asset} está na sua conta.',
  'notices.kind.recovery.returning': '{amount} {asset} está a caminho do seu endereço de devolução.',
  'notices.kind.recovery.returned': '{amount} {asset} chegou ao seu endereço de devolução.',
  'notices.kind.recovery.refused': 'Não foi possível recuperar {amount} {asset}. O motivo está no pedido.',
  'notices.kind.recovery.again': 'Não foi possível enviar {amount} {asset} para o endereço. Vamos rever o pedido.',
  'notices.all': 'Todos os avisos',
  'notices.emptyTab': 'Ainda nada deste tipo.',
  'notices.tab.all': 'Todos',
  'notices.tab.security': 'Segurança',
  'notices.tab.moneyOut': 'Saídas',
  'notices.tab.deposit': 'Entradas',
  'notices.tab.trading': 'Negociação',
  'notices.tab.settings': 'Definições',
  'notices.category.security': 'Segurança',
  'notices.category.moneyOut': 'Dinheiro que sai',
  'notices.category.deposit': 'Depósitos',
  'notices.category.trading': 'Negociação e produtos',
  'notices.category.marketing': 'Novidades e ofertas',
  'notices.about.security': 'Entradas, palavras-passe, chaves. Sempre avisado.',
  'notices.about.moneyOut': 'Levantamentos e envios. Sempre avisado.',
  'notices.about.deposit': 'Depósitos, análises e recuperações.',
  'notices.about.trading': 'Ordens, interrupções e tudo o resto da conta.',
  'notices.about.marketing': 'Desligado até o pedir.',
  'notices.channel.inApp': 'Na aplicação',
  'notices.channel.email': 'E-mail',
  'notices.channel.sms': 'SMS',
  'notices.inbox.title': 'Caixa de entrada da demonstração',
  'notices.inbox.what':
    'Esta demonstração não envia e-mails nem mensagens de texto reais. Tudo o que teria enviado a alguém aparece aqui.',
  'notices.inbox.to': 'Destinatário',
  'notices.inbox.toHint': 'E-mail ou número de telemóvel',
  'notices.inbox.empty': 'Ainda não foi enviado nada.',
  'notices.inbox.noneTo': 'Não foi enviado nada para {to}.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
