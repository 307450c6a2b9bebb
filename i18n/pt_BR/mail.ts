import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': 'Seu código antiphishing: {antiPhishingCode}',
  'mail.cancelLink': 'Cancele este saque com um toque, sem fazer login (vale uma vez, até ser enviado): {cancelUrl}',
  'mail.freezeLink': 'Congele a conta agora mesmo, sem fazer login (link de uso único, válido por 7 dias): {freezeUrl}',

  'mail.checkLink': 'Uma página ou mensagem é mesmo nossa? Verifique: {checkUrl}',
  'mail.code.register.subject': 'Seu código para abrir uma conta',
  'mail.code.register.body':
    '{code} é o seu código para abrir uma conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.login.subject': 'Seu código de acesso',
  'mail.code.login.body':
    '{code} é o seu código para entrar na Bourse em um novo dispositivo. Vale por cinco minutos. Nunca o informe a ninguém, nem à nossa equipe.',
  'mail.code.reset-password.subject': 'Seu código para uma nova senha',
  'mail.code.reset-password.body':
    '{code} é o seu código para definir uma nova senha na Bourse. Vale por cinco minutos. Se você não o solicitou, ignore esta mensagem e nada muda.',
  'mail.code.bind-email.subject': 'Seu código para vincular este e-mail',
  'mail.code.bind-email.body':
    '{code} é o seu código para vincular um e-mail à sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.bind-phone.subject': 'Seu código para vincular este telefone',
  'mail.code.bind-phone.body':
    '{code} é o seu código para vincular um telefone à sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.bind-totp.subject': 'Seu código para vincular um autenticador',
  'mail.code.bind-totp.body':
    '{code} é o seu código para vincular um autenticador à sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.unbind-totp.subject': 'Seu código para remover o autenticador',
  'mail.code.unbind-totp.body':
    '{code} é o seu código para remover o autenticador da sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.add-passkey.subject': 'Seu código para adicionar uma chave de acesso',
  'mail.code.add-passkey.body':
    '{code} é o seu código para adicionar uma chave de acesso à sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.remove-passkey.subject': 'Seu código para remover uma chave de acesso',
  'mail.code.remove-passkey.body':
    '{code} é o seu código para remover uma chave de acesso da sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.change-password.subject': 'Seu código para alterar a senha',
  'mail.code.change-password.body':
    '{code} é o seu código para alterar sua senha na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.trading-password.subject': 'Seu código para a senha de negociação',
  'mail.code.trading-password.body':
    '{code} é o seu código para definir sua senha de negociação na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.api-key.subject': 'Seu código para uma chave de API',
  'mail.code.api-key.body':
    '{code} é o seu código para criar a chave de API {label} da sua conta na Bourse. Permissões: {scopes}. Endereços IP: {ips}. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.api-key-made.subject': 'Uma nova chave de API',
  'mail.api-key-made.body':
    'A chave de API {label} foi criada para a sua conta na Bourse. Um programa com ela pode agir em seu nome. Se não foi você, congele a conta na página de segurança agora.',
  'mail.code.link-wallet.subject': 'Seu código para vincular uma carteira',
  'mail.code.link-wallet.body':
    '{code} é o seu código para vincular a carteira {address}, e nenhuma outra, à sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.unlink-wallet.subject': 'Seu código para desvincular a carteira',
  'mail.code.unlink-wallet.body':
    '{code} é o seu código para desvincular a carteira {address} da sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.anti-phishing.subject': 'Seu código para definir o código antiphishing',
  'mail.code.anti-phishing.body':
    '{code} é o seu código para definir seu código antiphishing na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.whitelist-on.subject': 'Seu código para ativar a lista de permissões',
  'mail.code.whitelist-on.body':
    '{code} é o seu código para ativar a lista de permissões da sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.whitelist-off.subject': 'Seu código para desativar a lista de permissões',
  'mail.code.whitelist-off.body':
    '{code} é o seu código para desativar a lista de permissões da sua conta na Bourse: será possível sacar para qualquer endereço. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.freeze.subject': 'Seu código para congelar a conta',
  'mail.code.freeze.body':
    '{code} é o seu código para congelar sua conta na Bourse. Vale por cinco minutos. Nunca o informe a ninguém.',
  'mail.code.withdraw.subject': 'Seu código para sacar {amount} {asset}',
  'mail.code.withdraw.body':
    '{code} autoriza o saque de {amount} {asset} pela rede {network} para {address}, e nada mais. Vale por cinco minutos. Se este saque não é seu, não informe o código a ninguém e altere sua senha.',
  'mail.code.withdraw-memo.subject': 'Seu código para sacar {amount} {asset}',
  'mail.code.withdraw-memo.body':
    '{code} autoriza o saque de {amount} {asset} pela rede {network} para {address} com o memo {memo}, e nada mais. Vale por cinco minutos. Se este saque não é seu, não informe o código a ninguém e altere sua senha.',
  'mail.code.recover.subject': 'Seu código para recuperar {amount} {asset}',
  'mail.code.recover.body':
    '{code} autoriza a solicitação de recuperar {amount} {asset} da transação {txId} pela rede {network}, com {address} como endereço de devolução, e nada mais. Vale por cinco minutos. Se esta solicitação não é sua, não informe o código a ninguém e altere sua senha.',
  'mail.code.recover-memo.subject': 'Seu código para recuperar {amount} {asset}',
  'mail.code.recover-memo.body':
    '{code} autoriza a solicitação de recuperar {amount} {asset} da transação {txId} pela rede {network}, com {address} com o memo {memo} como endereço de devolução, e nada mais. Vale por cinco minutos. Se esta solicitação não é sua, não informe o código a ninguém e altere sua senha.',
  'mail.code.send.subject': 'Seu código para enviar {amount} {asset}',
  'mail.code.send.body':
    '{code} autoriza o envio de {amount} {asset} para {recipient}, e nada mais. Vale por cinco minutos. Se este envio não é seu, não informe o código a ninguém e altere sua senha.',
  'mail.code.address-book.subject': 'Seu código para a agenda de endereços',
  'mail.code.address-book.body':
    '{code} autoriza uma alteração na sua agenda de endereços da Bourse. Vale por cinco minutos. Se esta alteração não é sua, não informe o código a ninguém e altere sua senha.',

  'mail.notice.subject': 'Novidades da sua conta Bourse',
  'mail.account-exists.subject': 'Você já tem uma conta',
  'mail.account-exists.body':
    'Alguém, talvez você, quis usar este endereço para uma conta na Bourse. Ele já pertence a uma: entre com ele ou defina uma nova senha. Se não foi você, não é preciso fazer nada.',
  'mail.no-account.subject': 'Não há conta para este endereço',
  'mail.no-account.body':
    'Alguém, talvez você, solicitou um código da Bourse para este endereço. Nenhuma conta o usa: tente outro endereço ou abra uma conta. Se não foi você, não é preciso fazer nada.',

  'mail.withdrawal-requested.subject': 'Saque de {amount} {asset} solicitado',
  'mail.withdrawal-requested.body':
    'Um saque de {amount} {asset} na rede {network} para {address} foi solicitado na sua conta Bourse. Ele pode ser cancelado por um minuto e enquanto não for enviado. Se não foi você, congele a conta agora.',
  'mail.sent.subject': 'Você enviou {amount} {asset}',
  'mail.sent.body':
    '{amount} {asset} foram enviados da sua conta Bourse para {recipient}. Se não foi você, congele a conta agora.',
  'mail.new-device.subject': 'Acesso em um novo dispositivo',
  'mail.new-device.body':
    'Sua conta na Bourse foi acessada em um novo dispositivo: {device}, endereço {ip}. Se não foi você, congele a conta na página de segurança e altere sua senha.',
  'mail.password-changed.subject': 'Sua senha foi alterada',
  'mail.password-changed.body':
    'A senha da sua conta na Bourse foi alterada. Os saques ficam suspensos por 24 horas. Se não foi você, congele a conta na página de segurança agora.',
  'mail.trading-password-changed.subject': 'Sua senha de negociação foi alterada',
  'mail.trading-password-changed.body':
    'A senha de negociação da sua conta na Bourse foi alterada. Os saques ficam suspensos por 24 horas. Se não foi você, congele a conta na página de segurança agora.',
  'mail.contact-changed.subject': 'Seu e-mail ou telefone foi alterado',
  'mail.contact-changed.body':
    '{masked} foi vinculado à sua conta na Bourse. Se não foi você, congele a conta na página de segurança agora.',
  'mail.totp-bound.subject': 'Um autenticador foi vinculado',
  'mail.totp-bound.body':
    'Um autenticador foi vinculado à sua conta na Bourse. Se não foi você, congele a conta na página de segurança agora.',
  'mail.totp-removed.subject': 'O autenticador foi removido',
  'mail.totp-removed.body':
    'O autenticador foi removido da sua conta na Bourse. Os saques ficam suspensos por 24 horas. Se não foi você, congele a conta na página de segurança agora.',
  'mail.factors-reset.subject': 'Seus segundos fatores foram redefinidos',
  'mail.factors-reset.body':
    'O suporte removeu o autenticador e todas as chaves de acesso da sua conta na Bourse, porque alguém pediu isso em seu nome. Todos os dispositivos foram desconectados e os saques ficam suspensos por 72 horas. Se não foi você, congele a conta agora.',
  'mail.passkey-added.subject': 'Uma chave de acesso foi adicionada',
  'mail.passkey-added.body':
    'A chave de acesso “{name}” foi adicionada à sua conta na Bourse e pode entrar nela. Se não foi você, congele a conta na página de segurança agora.',
  'mail.passkey-removed.subject': 'Uma chave de acesso foi removida',
  'mail.passkey-removed.body':
    'A chave de acesso “{name}” foi removida da sua conta na Bourse. Os saques ficam suspensos por 24 horas. Se não foi você, congele a conta na página de segurança agora.',
  'mail.frozen.subject': 'Sua conta está congelada',
  'mail.frozen.body':
    'Sua conta na Bourse está congelada: nenhum dinheiro pode sair dela. Escreva ao suporte para reabri-la.',
  'mail.unfrozen.subject': 'Sua conta foi reaberta',
  'mail.unfrozen.body': 'Sua conta na Bourse foi reaberta. Os saques continuam suspensos por 24 horas.',
  'mail.kyc-approved.subject': 'Sua identidade foi verificada',
  'mail.kyc-approved.body': 'Sua verificação de identidade na Bourse foi concluída, e seus limites aumentaram.',
  'mail.kyc-rejected.subject': 'Não foi possível verificar sua identidade',
  'mail.kyc-rejected.body':
    'Sua verificação de identidade na Bourse não foi aceita: {reason} Você pode enviá-la de novo.',
  'mail.kyc-expires-soon.subject': 'Seu documento de identidade vence em {date}',
  'mail.kyc-expires-soon.body':
    'O documento de identidade da sua conta Bourse vale até {date}. Verifique-se antes disso com um documento novo para manter seus limites.',
  'mail.kyc-expired.subject': 'Seu documento de identidade venceu',
  'mail.kyc-expired.body':
    'O documento de identidade da sua conta Bourse valia até {date}. Até uma nova verificação, seus limites são os de uma conta não verificada; seu dinheiro está seguro e pode ser sacado dentro deles.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
