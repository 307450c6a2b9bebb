import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/identity.ts';

export const messages = {
  'identity.brand': 'Bourse',
  'identity.uid': 'UID',
  'identity.logOut': 'Terminar sessão',
  'identity.forgot': 'Esqueceu-se?',

  'identity.account.kind': 'Tipo de conta',
  'identity.account.email': 'E-mail',
  'identity.account.phone': 'Telemóvel',
  'identity.account.placeholder.email': 'nome@exemplo.com',
  'identity.account.placeholder.phone': '+351 912 345 678',
  'identity.account.problem.email': 'Ainda não é um endereço de e-mail, como nome@exemplo.com.',
  'identity.account.problem.phonePlus': 'Comece por + e pelo indicativo do país, como +351.',
  'identity.account.problem.phone': 'Um número de telemóvel tem de 7 a 15 dígitos depois do +.',

  'identity.login.title': 'Iniciar sessão',
  'identity.login.submit': 'Iniciar sessão',
  'identity.login.passkey': 'Iniciar sessão com chave de acesso',
  'identity.login.forgot': 'Esqueceu-se da palavra-passe?',
  'identity.login.new': 'Novo na Bourse?',
  'identity.login.create': 'Criar uma conta',
  'identity.login.checkAddress': 'Verifique-o antes de escrever',
  'identity.login.neverAsk': 'Nunca pedimos a sua palavra-passe nem os seus códigos por chat ou telefone.',
  'identity.login.newDevice': 'Este dispositivo é novo na sua conta. Introduza o código que lhe enviámos.',
  'identity.login.puzzle':
    'O seu navegador está a resolver um desafio para manter os robôs afastados. Demora alguns segundos.',

  'identity.register.title': 'Criar uma conta',
  'identity.register.submit': 'Criar conta',
  'identity.register.have': 'Já tem conta?',
  'identity.register.haveInvite': 'Tenho um código de convite',
  'identity.register.invite': 'Código de convite',
  'identity.register.inviteRule': '4 a 16 letras e dígitos.',

  'identity.reset.title': 'Repor palavra-passe',
  'identity.reset.effect':
    'Uma nova palavra-passe termina todas as sessões e suspende os levantamentos durante 24 horas.',
  'identity.reset.passkey': 'Confirme com uma chave de acesso desta conta.',
  'identity.reset.orTotp': 'Ou o código do autenticador',
  'identity.reset.submit': 'Definir nova palavra-passe',
  'identity.reset.backToLogin': 'Voltar ao início de sessão',
  'identity.reset.done': 'A nova palavra-passe está definida. Inicie sessão com ela.',

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
  'identity.code.resend': 'Enviar novamente',
  'identity.code.resendIn': {
    one: 'Reenviar dentro de {count} s',
    many: 'Reenviar dentro de {count} s',
    other: 'Reenviar dentro de {count} s',
  },
  'identity.code.use.totp': 'Usar autenticador',
  'identity.code.use.passkey': 'Usar chave de acesso',
  'identity.code.use.email': 'Usar e-mail',
  'identity.code.use.sms': 'Usar SMS',

  'identity.check.title': 'Verificação de segurança',
  'identity.check.missing': 'Antes de o dinheiro poder sair, a sua conta precisa de:',
  'identity.check.missing.trading-password': 'Uma palavra-passe de negociação de seis dígitos',
  'identity.check.missing.totp': 'Uma aplicação de autenticação',
  'identity.check.missing.phone': 'Ou um número de telemóvel',
  'identity.check.setUp': 'Configurar',

  'identity.password': 'Palavra-passe',
  'identity.password.login': 'Palavra-passe de acesso',
  'identity.password.old': 'Palavra-passe atual',
  'identity.password.new': 'Nova palavra-passe',
  'identity.password.repeat': 'Repita a nova palavra-passe',
  'identity.password.show': 'Mostrar palavra-passe',
  'identity.password.hide': 'Ocultar palavra-passe',
  'identity.password.rule':
    '8 caracteres ou mais. O ideal: algumas palavras sem relação entre si ou uma palavra-passe criada por um gestor.',
  'identity.password.same': 'Esta é a sua palavra-passe atual.',
  'identity.password.differs': 'As duas palavras-passe são diferentes.',
  'identity.password.changeTitle': 'Alterar palavra-passe de acesso',
  'identity.password.change': 'Alterar palavra-passe',
  'identity.password.changed': 'Palavra-passe de acesso alterada',
  'identity.password.alsoEndsSessions': 'A sessão é terminada em todos os outros dispositivos.',

  'identity.weak.TOO_SHORT': 'No mínimo 8 caracteres.',
  'identity.weak.TOO_LONG': 'No máximo 128 caracteres.',
  'identity.weak.TOO_COMMON':
    'Esta palavra-passe, ou uma quase igual, consta das listas de palavras-passe roubadas. Use algumas palavras sem relação entre si.',
  'identity.weak.TOO_EASY':
    'Demasiado fácil de adivinhar. Acrescente uma ou duas palavras sem relação; anos, nomes, teclas seguidas e repetições quase não ajudam.',
  'identity.weak.CONTAINS_ACCOUNT': 'A palavra-passe não pode conter o seu e-mail nem o seu número de telemóvel.',
  'identity.weakDigits.NOT_SIX_DIGITS': 'Exatamente seis dígitos.',
  'identity.weakDigits.ALL_EQUAL': 'Seis dígitos iguais são demasiado fáceis de adivinhar.',
  'identity.weakDigits.RUN': 'Dígitos em sequência, crescente ou decrescente, são demasiado fáceis de adivinhar.',
  'identity.weakDigits.PART_OF_PHONE': 'Estes dígitos fazem parte do seu número de telemóvel.',
  'identity.weakDigits.PART_OF_BIRTH_DATE': 'Estes dígitos fazem parte da sua data de nascimento.',
  'identity.weakDigits.LOGIN_PASSWORD': 'Não pode ser igual à sua palavra-passe de acesso.',

  'identity.trouble.loginTries': {
    one: 'Conta ou palavra-passe incorreta. Resta {count} tentativa antes de uma pausa.',
    many: 'Conta ou palavra-passe incorreta. Restam {count} tentativas antes de uma pausa.',
    other: 'Conta ou palavra-passe incorreta. Restam {count} tentativas antes de uma pausa.',
  },
  'identity.trouble.loginLocked': 'Demasiadas tentativas erradas. Pode voltar a iniciar sessão em {time}.',
  'identity.trouble.tradingTries': {
    one: 'Palavra-passe de negociação incorreta. Resta {count} tentativa antes de uma pausa.',
    many: 'Palavra-passe de negociação incorreta. Restam {count} tentativas antes de uma pausa.',
    other: 'Palavra-passe de negociação incorreta. Restam {count} tentativas antes de uma pausa.',
  },
  'identity.trouble.tradingLocked': 'Bloqueada após demasiadas tentativas erradas. Tente novamente em {time}.',
  'identity.trouble.tradingLockedReset':
    'Bloqueada após demasiadas tentativas erradas. Reponha a palavra-passe de negociação para continuar.',
  'identity.trouble.totpLocked': 'Demasiados códigos errados. Tente novamente em {time}.',

  'identity.change.continue': 'Continuar',
  'identity.change.stops': 'Esta alteração suspende os levantamentos até {time}. Continuar?',
  'identity.change.stopsWhat':
    'Levantamentos, envios a outras pessoas e vendas P2P aguardam até lá. A negociação, os depósitos e as transferências entre as suas próprias contas continuam.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
