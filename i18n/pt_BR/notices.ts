import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': 'Avisos',
  'notices.bellUnread': {
    one: 'Avisos, {count} não lido',
    many: 'Avisos, {count} não lidos',
    other: 'Avisos, {count} não lidos',
  },
  'notices.title': 'Avisos',
  'notices.markAll': 'Marcar tudo como lido',
  'notices.unread': 'não lido',
  'notices.empty': 'Ainda não há avisos. Aqui você fica sabendo de acessos, depósitos e saques.',

  'notices.kind.other': 'Há novidades sobre sua conta.',
  'notices.kind.identity.newDevice': 'Acesso em um novo dispositivo: {device}, {ip}. Não foi você? Congele a conta.',
  'notices.kind.identity.kycApproved': 'Sua verificação de identidade foi aprovada.',
  'notices.kind.identity.kycRejected': 'Sua verificação de identidade foi recusada: {reason}',
  'notices.kind.identity.kycExpiresSoon':
    'Seu documento de identidade vale até {date}. Verifique-se de novo com outro documento para manter seus limites.',
  'notices.kind.identity.kycExpired':
    'Seu documento de identidade venceu. Até uma nova verificação, seus limites são os de uma conta não verificada.',
  'notices.kind.identity.whitelistOn': 'A lista de permissões de saque está ativada.',
  'notices.kind.identity.whitelistOff': 'A lista de permissões de saque está desativada; os saques aguardam 24 horas.',
  'notices.kind.identity.tradingPasswordSet': 'Sua senha de negociação foi definida.',
  'notices.kind.identity.tradingPasswordChanged': 'Sua senha de negociação foi alterada; os saques aguardam 24 horas.',
  'notices.kind.identity.antiPhishingCodeSet': 'Seu código antiphishing foi alterado.',
  'notices.kind.identity.frozen': 'Sua conta está congelada. Nenhum dinheiro pode sair.',
  'notices.kind.identity.unfrozen': 'Sua conta foi reaberta; os saques aguardam 24 horas.',
  'notices.kind.identity.passwordChanged': 'Sua senha de acesso foi alterada; os saques aguardam 24 horas.',
  'notices.kind.identity.emailBound': 'E-mail vinculado: {masked}',
  'notices.kind.identity.phoneBound': 'Telefone vinculado: {masked}',
  'notices.kind.identity.totpBound': 'Um autenticador foi vinculado.',
  'notices.kind.identity.totpRemoved': 'O autenticador foi removido; os saques aguardam 24 horas.',
  'notices.kind.tradingApi.keyMade':
    'A chave de API {label} foi criada. Se não foi você, exclua a chave e congele a conta.',
  'notices.kind.tradingApi.keyDeleted': 'A chave de API {label} foi excluída.',
  'notices.kind.wallet.withdrawalRequested': 'Saque de {amount} {asset} solicitado.',
  'notices.kind.wallet.withdrawalInReview': 'O saque de {amount} {asset} está em análise.',
  'notices.kind.wallet.withdrawalDelayed': 'O saque de {amount} {asset} aguarda uma hora: o endereço foi denunciado.',
  'notices.kind.wallet.withdrawalApproved': 'O saque de {amount} {asset} foi aprovado.',
  'notices.kind.wallet.withdrawalRejected': 'O saque de {amount} {asset} foi recusado; valor e taxa foram devolvidos.',
  'notices.kind.wallet.withdrawalCancelled':
    'O saque de {amount} {asset} foi cancelado; valor e taxa foram devolvidos.',
  'notices.kind.wallet.withdrawalCompleted': 'O saque de {amount} {asset} chegou ao destino.',
  'notices.kind.wallet.withdrawalFailed': 'O saque de {amount} {asset} falhou; valor e taxa foram devolvidos.',
  'notices.kind.wallet.reviewOverdue':
    'A análise de {amount} {asset} está demorando mais que o prometido. Continuamos trabalhando nela.',
  'notices.kind.wallet.sent': 'Você enviou {amount} {asset}.',
  'notices.kind.wallet.received': 'Você recebeu {amount} {asset}.',
  'notices.kind.wallet.depositInReview':
    'O depósito de {amount} {asset} está em análise por causa da origem. Ele está seguro e será creditado após a verificação.',
  'notices.kind.wallet.depositCredited': 'Depósito de {amount} {asset} creditado; você já pode negociar.',
  'notices.kind.wallet.depositCompleted': 'Depósito de {amount} {asset} concluído e liberado para saque.',
  'notices.kind.wallet.depositReorged': 'A blockchain desfez um depósito de {amount} {asset}. O crédito foi estornado.',

  'notices.inbox.title': 'Caixa de entrada da demo',
  'notices.inbox.what':
    'Esta demonstração não envia e-mails nem mensagens de texto reais. Tudo o que teria enviado a alguém aparece aqui.',
  'notices.inbox.to': 'Destinatário',
  'notices.inbox.toHint': 'E-mail ou número de telefone',
  'notices.inbox.empty': 'Nada foi enviado ainda.',
  'notices.inbox.noneTo': 'Nada foi enviado para {to}.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
