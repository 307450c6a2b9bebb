import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': 'O seu código anti-phishing: {antiPhishingCode}',
  'mail.cancelLink':
    'Cancele este levantamento com um toque, sem iniciar sessão (funciona uma vez, até ser enviado): {cancelUrl}',
  'mail.freezeLink':
    'Congele a conta de imediato, sem iniciar sessão (ligação de utilização única, válida durante 7 dias): {freezeUrl}',

  'mail.checkLink': 'Uma página ou mensagem é mesmo nossa? Verifique: {checkUrl}',
  'mail.code.register.subject': 'O seu código para abrir uma conta',
  'mail.code.register.body':
    '{code} é o seu código para abrir uma conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.login.subject': 'O seu código de início de sessão',
  'mail.code.login.body':
    '{code} é o seu código para iniciar sessão na Bourse num novo dispositivo. É válido durante cinco minutos. Nunca o revele a ninguém, nem à nossa equipa.',
  'mail.code.reset-password.subject': 'O seu código para uma nova palavra-passe',
  'mail.code.reset-password.body':
    '{code} é o seu código para definir uma nova palavra-passe na Bourse. É válido durante cinco minutos. Se não o pediu, ignore esta mensagem e nada muda.',
  'mail.code.bind-email.subject': 'O seu código para associar este e-mail',
  'mail.code.bind-email.body':
    '{code} é o seu código para associar um e-mail à sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.bind-phone.subject': 'O seu código para associar este telemóvel',
  'mail.code.bind-phone.body':
    '{code} é o seu código para associar um telemóvel à sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.bind-totp.subject': 'O seu código para associar um autenticador',
  'mail.code.bind-totp.body':
    '{code} é o seu código para associar um autenticador à sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.unbind-totp.subject': 'O seu código para remover o autenticador',
  'mail.code.unbind-totp.body':
    '{code} é o seu código para remover o autenticador da sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.add-passkey.subject': 'O seu código para adicionar uma chave de acesso',
  'mail.code.add-passkey.body':
    '{code} é o seu código para adicionar uma chave de acesso à sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.remove-passkey.subject': 'O seu código para remover uma chave de acesso',
  'mail.code.remove-passkey.body':
    '{code} é o seu código para remover uma chave de acesso da sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.change-password.subject': 'O seu código para alterar a palavra-passe',
  'mail.code.change-password.body':
    '{code} é o seu código para alterar a sua palavra-passe na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.trading-password.subject': 'O seu código para a palavra-passe de negociação',
  'mail.code.trading-password.body':
    '{code} é o seu código para definir a palavra-passe de negociação na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.api-key.subject': 'O seu código para uma chave API',
  'mail.code.api-key.body':
    '{code} é o seu código para criar a chave API {label} da sua conta na Bourse. Permissões: {scopes}. Endereços IP: {ips}. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.api-key-made.subject': 'Uma nova chave API',
  'mail.api-key-made.body':
    'Foi criada a chave API {label} para a sua conta na Bourse. Um programa que a tenha pode agir em seu nome. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.code.link-wallet.subject': 'O seu código para associar uma carteira',
  'mail.code.link-wallet.body':
    '{code} é o seu código para associar a carteira {address}, e nenhuma outra, à sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.unlink-wallet.subject': 'O seu código para desassociar a carteira',
  'mail.code.unlink-wallet.body':
    '{code} é o seu código para desassociar a carteira {address} da sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.anti-phishing.subject': 'O seu código para definir o código anti-phishing',
  'mail.code.anti-phishing.body':
    '{code} é o seu código para definir o código anti-phishing na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.whitelist-on.subject': 'O seu código para ativar a lista branca',
  'mail.code.whitelist-on.body':
    '{code} é o seu código para ativar a lista branca da sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.whitelist-off.subject': 'O seu código para desativar a lista branca',
  'mail.code.whitelist-off.body':
    '{code} é o seu código para desativar a lista branca da sua conta na Bourse: passará a ser possível levantar para qualquer endereço. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.freeze.subject': 'O seu código para congelar a conta',
  'mail.code.freeze.body':
    '{code} é o seu código para congelar a sua conta na Bourse. É válido durante cinco minutos. Nunca o revele a ninguém.',
  'mail.code.withdraw.subject': 'O seu código para levantar {amount} {asset}',
  'mail.code.withdraw.body':
    '{code} autoriza o levantamento de {amount} {asset} pela rede {network} para {address}, e nada mais. É válido durante cinco minutos. Se este levantamento não é seu, não revele o código a ninguém e altere a sua palavra-passe.',
  'mail.code.withdraw-memo.subject': 'O seu código para levantar {amount} {asset}',
  'mail.code.withdraw-memo.body':
    '{code} autoriza o levantamento de {amount} {asset} pela rede {network} para {address} com o memo {memo}, e nada mais. É válido durante cinco minutos. Se este levantamento não é seu, não revele o código a ninguém e altere a sua palavra-passe.',
  'mail.code.recover.subject': 'O seu código para recuperar {amount} {asset}',
  'mail.code.recover.body':
    '{code} autoriza o pedido de recuperação de {amount} {asset} da transação {txId} pela rede {network}, com {address} como endereço de devolução, e nada mais. É válido durante cinco minutos. Se este pedido não é seu, não revele o código a ninguém e altere a sua palavra-passe.',
  'mail.code.recover-memo.subject': 'O seu código para recuperar {amount} {asset}',
  'mail.code.recover-memo.body':
    '{code} autoriza o pedido de recuperação de {amount} {asset} da transação {txId} pela rede {network}, com {address} com o memo {memo} como endereço de devolução, e nada mais. É válido durante cinco minutos. Se este pedido não é seu, não revele o código a ninguém e altere a sua palavra-passe.',
  'mail.code.send.subject': 'O seu código para enviar {amount} {asset}',
  'mail.code.send.body':
    '{code} autoriza o envio de {amount} {asset} para {recipient}, e nada mais. É válido durante cinco minutos. Se este envio não é seu, não revele o código a ninguém e altere a sua palavra-passe.',
  'mail.code.address-book.subject': 'O seu código para o livro de endereços',
  'mail.code.address-book.body':
    '{code} autoriza uma alteração ao seu livro de endereços da Bourse. É válido durante cinco minutos. Se esta alteração não é sua, não revele o código a ninguém e altere a sua palavra-passe.',

  'mail.notice.subject': 'Novidades da sua conta Bourse',
  'mail.account-exists.subject': 'Já tem uma conta',
  'mail.account-exists.body':
    'Foi pedida uma conta na Bourse com este endereço. O endereço já pertence a uma: inicie sessão com ele ou defina uma nova palavra-passe. Se o pedido não foi seu, não é preciso fazer nada.',
  'mail.no-account.subject': 'Não há nenhuma conta para este endereço',
  'mail.no-account.body':
    'Foi pedido um código da Bourse para este endereço. Nenhuma conta o utiliza: tente outro endereço ou abra uma conta. Se o pedido não foi seu, não é preciso fazer nada.',

  'mail.withdrawal-requested.subject': 'Levantamento de {amount} {asset} pedido',
  'mail.withdrawal-requested.body':
    'Foi pedido na sua conta Bourse um levantamento de {amount} {asset} na rede {network} para {address}. Pode ser cancelado durante um minuto e enquanto não for enviado. Se não foi você, congele a conta agora.',
  'mail.sent.subject': 'Enviou {amount} {asset}',
  'mail.sent.body':
    'Foram enviados {amount} {asset} da sua conta Bourse para {recipient}. Se não foi você, congele a conta agora.',
  'mail.new-device.subject': 'Início de sessão num novo dispositivo',
  'mail.new-device.body':
    'Foi iniciada sessão na sua conta na Bourse num novo dispositivo: {device}, endereço {ip}. Se não foi iniciativa sua, congele a conta na página de segurança e altere a sua palavra-passe.',
  'mail.password-changed.subject': 'A sua palavra-passe foi alterada',
  'mail.password-changed.body':
    'A palavra-passe da sua conta na Bourse foi alterada. Os levantamentos ficam suspensos durante 24 horas. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.trading-password-changed.subject': 'A sua palavra-passe de negociação foi alterada',
  'mail.trading-password-changed.body':
    'A palavra-passe de negociação da sua conta na Bourse foi alterada. Os levantamentos ficam suspensos durante 24 horas. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.contact-changed.subject': 'O seu e-mail ou telemóvel foi alterado',
  'mail.contact-changed.body':
    '{masked} foi associado à sua conta na Bourse. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.totp-bound.subject': 'Foi associado um autenticador',
  'mail.totp-bound.body':
    'Foi associado um autenticador à sua conta na Bourse. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.totp-removed.subject': 'O autenticador foi removido',
  'mail.totp-removed.body':
    'O autenticador foi removido da sua conta na Bourse. Os levantamentos ficam suspensos durante 24 horas. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.factors-reset.subject': 'Os seus segundos fatores foram repostos',
  'mail.factors-reset.body':
    'O apoio removeu o autenticador e todas as chaves de acesso da sua conta na Bourse, na sequência de um pedido feito em seu nome. Foi terminada a sessão em todos os dispositivos e os levantamentos ficam suspensos durante 72 horas. Se não foi iniciativa sua, congele já a conta.',
  'mail.passkey-added.subject': 'Foi adicionada uma chave de acesso',
  'mail.passkey-added.body':
    'Foi adicionada à sua conta na Bourse a chave de acesso «{name}», com a qual se pode iniciar sessão. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.passkey-removed.subject': 'Foi removida uma chave de acesso',
  'mail.passkey-removed.body':
    'Foi removida da sua conta na Bourse a chave de acesso «{name}». Os levantamentos ficam suspensos durante 24 horas. Se não foi iniciativa sua, congele já a conta na página de segurança.',
  'mail.frozen.subject': 'A sua conta está congelada',
  'mail.frozen.body':
    'A sua conta na Bourse está congelada: não pode sair dinheiro dela. Escreva ao apoio ao cliente para a reabrir.',
  'mail.unfrozen.subject': 'A sua conta foi reaberta',
  'mail.unfrozen.body': 'A sua conta na Bourse foi reaberta. Os levantamentos continuam suspensos durante 24 horas.',
  'mail.kyc-approved.subject': 'A sua identidade foi verificada',
  'mail.kyc-approved.body': 'A sua verificação de identidade na Bourse está concluída e os seus limites aumentaram.',
  'mail.kyc-rejected.subject': 'Não foi possível verificar a sua identidade',
  'mail.kyc-rejected.body':
    'A sua verificação de identidade na Bourse não foi aceite: {reason} Pode voltar a enviá-la.',
  'mail.kyc-expires-soon.subject': 'O seu documento de identificação caduca em {date}',
  'mail.kyc-expires-soon.body':
    'O documento de identificação da sua conta Bourse é válido até {date}. Verifique-se antes dessa data com um novo documento para manter os seus limites.',
  'mail.kyc-expired.subject': 'O seu documento de identificação caducou',
  'mail.kyc-expired.body':
    'O documento de identificação da sua conta Bourse era válido até {date}. Até nova verificação, os seus limites são os de uma conta não verificada; o seu dinheiro está seguro e pode ser levantado dentro deles.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
