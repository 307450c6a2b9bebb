import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/identity.ts';

export const messages = {
  'identity.brand': 'Bourse',
  'identity.uid': 'UID',
  'identity.logOut': 'Sair',
  'identity.forgot': 'Esqueceu?',

  'identity.account.kind': 'Tipo de conta',
  'identity.account.email': 'E-mail',
  'identity.account.phone': 'Telefone',
  'identity.account.placeholder.email': 'nome@exemplo.com',
  'identity.account.placeholder.phone': '+55 11 91234-5678',
  'identity.account.problem.email': 'Ainda não é um endereço de e-mail, como nome@exemplo.com.',
  'identity.account.problem.phonePlus': 'Comece com + e o código do país, como +55.',
  'identity.account.problem.phone': 'O número de telefone tem de 7 a 15 dígitos depois do +.',

  'identity.login.title': 'Entrar',
  'identity.login.submit': 'Entrar',
  'identity.login.passkey': 'Entrar com chave de acesso',
  'identity.login.forgot': 'Esqueceu a senha?',
  'identity.login.new': 'Novo na Bourse?',
  'identity.login.create': 'Criar uma conta',
  'identity.login.checkAddress': 'Confira antes de digitar',
  'identity.login.neverAsk': 'Nunca pedimos sua senha ou seus códigos por chat ou telefone.',
  'identity.login.newDevice': 'Este dispositivo é novo na sua conta. Digite o código que enviamos.',
  'identity.login.puzzle':
    'Seu navegador está resolvendo um desafio para manter robôs longe. Isso leva alguns segundos.',

  'identity.register.title': 'Criar uma conta',
  'identity.register.submit': 'Criar conta',
  'identity.register.have': 'Já tem uma conta?',
  'identity.register.haveInvite': 'Tenho um código de convite',
  'identity.register.invite': 'Código de convite',
  'identity.register.inviteRule': '4 a 16 letras e dígitos.',

  'identity.reset.title': 'Redefinir senha',
  'identity.reset.effect': 'Uma nova senha encerra todas as sessões e suspende os saques por 24 horas.',
  'identity.reset.passkey': 'Confirme com uma chave de acesso desta conta.',
  'identity.reset.orTotp': 'Ou o código do autenticador',
  'identity.reset.submit': 'Definir nova senha',
  'identity.reset.backToLogin': 'Voltar para entrar',
  'identity.reset.done': 'A nova senha foi definida. Entre com ela.',

  'identity.markets.title': 'Mercados agora',

  'identity.code.label': 'Código',
  'identity.code.totp': 'Código do autenticador',
  'identity.code.passkey': 'Chave de acesso',
  'identity.code.passkeyProve': 'Confirmar com chave de acesso',
  'identity.code.passkeyProved': 'Confirmado',
  'identity.code.email': 'Código por e-mail',
  'identity.code.sms': 'Código por SMS',
  'identity.code.phone': 'Código por SMS',
  'identity.code.emailTo': 'Código por e-mail para {account}',
  'identity.code.smsTo': 'Código por SMS para {account}',
  'identity.code.sentTo': 'Código enviado para {account}',
  'identity.code.send': 'Enviar código',
  'identity.code.resend': 'Enviar de novo',
  'identity.code.resendIn': {
    one: 'Reenviar em {count} s',
    many: 'Reenviar em {count} s',
    other: 'Reenviar em {count} s',
  },
  'identity.code.use.totp': 'Usar autenticador',
  'identity.code.use.passkey': 'Usar chave de acesso',
  'identity.code.use.email': 'Usar e-mail',
  'identity.code.use.sms': 'Usar SMS',

  'identity.check.title': 'Verificação de segurança',
  'identity.check.missing': 'Antes que o dinheiro possa sair, sua conta precisa de:',
  'identity.check.missing.trading-password': 'Uma senha de negociação de seis dígitos',
  'identity.check.missing.totp': 'Um aplicativo autenticador',
  'identity.check.missing.phone': 'Ou um número de telefone',
  'identity.check.setUp': 'Configurar',

  'identity.password': 'Senha',
  'identity.password.login': 'Senha de acesso',
  'identity.password.old': 'Senha atual',
  'identity.password.new': 'Nova senha',
  'identity.password.repeat': 'Repita a nova senha',
  'identity.password.show': 'Mostrar senha',
  'identity.password.hide': 'Ocultar senha',
  'identity.password.rule':
    '8 caracteres ou mais. O melhor: algumas palavras sem relação entre si ou uma senha criada por um gerenciador.',
  'identity.password.same': 'Esta é a sua senha atual.',
  'identity.password.differs': 'As duas senhas são diferentes.',
  'identity.password.changeTitle': 'Alterar senha de acesso',
  'identity.password.change': 'Alterar senha',
  'identity.password.changed': 'Senha de acesso alterada',
  'identity.password.alsoEndsSessions': 'Todos os outros dispositivos são desconectados.',

  'identity.weak.TOO_SHORT': 'No mínimo 8 caracteres.',
  'identity.weak.TOO_LONG': 'No máximo 128 caracteres.',
  'identity.weak.TOO_COMMON':
    'Esta senha, ou uma quase igual, está nas listas de senhas vazadas. Use algumas palavras sem relação entre si.',
  'identity.weak.TOO_EASY':
    'Fácil demais de adivinhar. Acrescente uma ou duas palavras sem relação; anos, nomes, teclas em sequência e repetições quase não ajudam.',
  'identity.weak.CONTAINS_ACCOUNT': 'A senha não pode conter seu e-mail ou número de telefone.',
  'identity.weakDigits.NOT_SIX_DIGITS': 'Exatamente seis dígitos.',
  'identity.weakDigits.ALL_EQUAL': 'Seis dígitos iguais são fáceis demais de adivinhar.',
  'identity.weakDigits.RUN': 'Dígitos em sequência, crescente ou decrescente, são fáceis demais de adivinhar.',
  'identity.weakDigits.PART_OF_PHONE': 'Estes dígitos fazem parte do seu número de telefone.',
  'identity.weakDigits.PART_OF_BIRTH_DATE': 'Estes dígitos fazem parte da sua data de nascimento.',
  'identity.weakDigits.LOGIN_PASSWORD': 'Não pode ser igual à sua senha de acesso.',

  'identity.trouble.loginTries': {
    one: 'Conta ou senha incorreta. Resta {count} tentativa antes de uma pausa.',
    many: 'Conta ou senha incorreta. Restam {count} tentativas antes de uma pausa.',
    other: 'Conta ou senha incorreta. Restam {count} tentativas antes de uma pausa.',
  },
  'identity.trouble.loginLocked': 'Muitas tentativas incorretas. Você poderá entrar de novo em {time}.',
  'identity.trouble.tradingTries': {
    one: 'Senha de negociação incorreta. Resta {count} tentativa antes de uma pausa.',
    many: 'Senha de negociação incorreta. Restam {count} tentativas antes de uma pausa.',
    other: 'Senha de negociação incorreta. Restam {count} tentativas antes de uma pausa.',
  },
  'identity.trouble.tradingLocked': 'Bloqueada após muitas tentativas incorretas. Tente de novo em {time}.',
  'identity.trouble.tradingLockedReset':
    'Bloqueada após muitas tentativas incorretas. Redefina a senha de negociação para continuar.',
  'identity.trouble.totpLocked': 'Muitos códigos incorretos. Tente de novo em {time}.',

  'identity.change.continue': 'Continuar',
  'identity.change.stops': 'Esta alteração suspende os saques até {time}. Continuar?',
  'identity.change.stopsWhat':
    'Saques, envios a outras pessoas e vendas P2P aguardam até lá. Negociação, depósitos e transferências entre suas próprias contas continuam.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
