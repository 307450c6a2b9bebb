import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/identity.ts';

export const messages = {
  'identity.brand': 'Bourse',
  'identity.uid': 'UID',
  'identity.logOut': 'Cerrar sesión',
  'identity.forgot': '¿Olvidada?',

  'identity.account.kind': 'Tipo de cuenta',
  'identity.account.email': 'Correo electrónico',
  'identity.account.phone': 'Teléfono',
  'identity.account.placeholder.email': 'nombre@example.com',
  'identity.account.placeholder.phone': '+34 612 34 56 78',
  'identity.account.problem.email': 'Esto todavía no es una dirección de correo electrónico, como nombre@example.com.',
  'identity.account.problem.phonePlus': 'Empiece por + y el prefijo del país, como +34.',
  'identity.account.problem.phone': 'Un número de teléfono tiene de 7 a 15 dígitos después del +.',

  'identity.login.title': 'Iniciar sesión',
  'identity.login.submit': 'Iniciar sesión',
  'identity.login.passkey': 'Acceder con llave de acceso',
  'identity.login.forgot': '¿Ha olvidado la contraseña?',
  'identity.login.new': '¿Es nuevo en Bourse?',
  'identity.login.create': 'Crear una cuenta',
  'identity.login.checkAddress': 'Compruébela antes de escribir',
  'identity.login.neverAsk': 'Nunca le pedimos su contraseña ni sus códigos por chat o teléfono.',
  'identity.login.newDevice': 'Este dispositivo es nuevo en su cuenta. Introduzca el código que le hemos enviado.',
  'identity.login.puzzle':
    'Su navegador está resolviendo un acertijo para mantener fuera a los robots. Tarda unos segundos.',

  'identity.register.title': 'Crear una cuenta',
  'identity.register.submit': 'Crear cuenta',
  'identity.register.have': '¿Ya tiene cuenta?',
  'identity.register.haveInvite': 'Tengo un código de invitación',
  'identity.register.invite': 'Código de invitación',
  'identity.register.inviteRule': 'De 4 a 16 letras y dígitos.',

  'identity.reset.title': 'Restablecer contraseña',
  'identity.reset.effect': 'Una contraseña nueva cierra todas las sesiones y suspende los retiros durante 24 horas.',
  'identity.reset.passkey': 'Confirme con una llave de acceso de esta cuenta.',
  'identity.reset.orTotp': 'O el código del autenticador',
  'identity.reset.submit': 'Guardar contraseña nueva',
  'identity.reset.backToLogin': 'Volver a iniciar sesión',
  'identity.reset.done': 'La contraseña nueva está guardada. Inicie sesión con ella.',

  'identity.markets.title': 'Mercados ahora',

  'identity.code.label': 'Código',
  'identity.code.totp': 'Código del autenticador',
  'identity.code.passkey': 'Llave de acceso',
  'identity.code.passkeyProve': 'Confirmar con llave de acceso',
  'identity.code.passkeyProved': 'Confirmado',
  'identity.code.email': 'Código por correo',
  'identity.code.sms': 'Código por SMS',
  'identity.code.phone': 'Código por SMS',
  'identity.code.emailTo': 'Código por correo a {account}',
  'identity.code.smsTo': 'Código por SMS a {account}',
  'identity.code.sentTo': 'Código enviado a {account}',
  'identity.code.send': 'Enviar código',
  'identity.code.resend': 'Reenviar',
  'identity.code.resendIn': {
    one: 'Reenviar en {count} s',
    many: 'Reenviar en {count} s',
    other: 'Reenviar en {count} s',
  },
  'identity.code.use.totp': 'Usar autenticador',
  'identity.code.use.passkey': 'Usar llave de acceso',
  'identity.code.use.email': 'Usar correo',
  'identity.code.use.sms': 'Usar SMS',

  'identity.check.title': 'Control de seguridad',
  'identity.check.missing': 'Antes de poder retirar, su cuenta necesita:',
  'identity.check.missing.trading-password': 'Una contraseña de operaciones de seis dígitos',
  'identity.check.missing.totp': 'Una aplicación de autenticación',
  'identity.check.missing.phone': 'O un número de teléfono',
  'identity.check.setUp': 'Configurar',

  'identity.password': 'Contraseña',
  'identity.password.login': 'Contraseña de acceso',
  'identity.password.old': 'Contraseña actual',
  'identity.password.new': 'Contraseña nueva',
  'identity.password.repeat': 'Repetir contraseña nueva',
  'identity.password.show': 'Mostrar contraseña',
  'identity.password.hide': 'Ocultar contraseña',
  'identity.password.rule':
    '8 caracteres o más. Lo mejor: varias palabras sin relación entre sí o una contraseña creada por un gestor.',
  'identity.password.same': 'Esta es su contraseña actual.',
  'identity.password.differs': 'Las dos contraseñas no coinciden.',
  'identity.password.changeTitle': 'Cambiar contraseña de acceso',
  'identity.password.change': 'Cambiar contraseña',
  'identity.password.changed': 'Contraseña de acceso cambiada',
  'identity.password.alsoEndsSessions': 'Se cierra la sesión en todos los demás dispositivos.',

  'identity.weak.TOO_SHORT': 'Al menos 8 caracteres.',
  'identity.weak.TOO_LONG': 'Como máximo 128 caracteres.',
  'identity.weak.TOO_COMMON':
    'Esta contraseña, o una casi igual, figura en las listas de contraseñas robadas. Use varias palabras sin relación entre sí.',
  'identity.weak.TOO_EASY':
    'Demasiado fácil de adivinar. Añada una o dos palabras sin relación; los años, los nombres, las teclas seguidas y las repeticiones apenas ayudan.',
  'identity.weak.CONTAINS_ACCOUNT': 'La contraseña no debe contener su correo electrónico ni su número de teléfono.',
  'identity.weakDigits.NOT_SIX_DIGITS': 'Exactamente seis dígitos.',
  'identity.weakDigits.ALL_EQUAL': 'Seis dígitos iguales son demasiado fáciles de adivinar.',
  'identity.weakDigits.RUN': 'Los dígitos consecutivos son demasiado fáciles de adivinar.',
  'identity.weakDigits.PART_OF_PHONE': 'Estos dígitos figuran en su número de teléfono.',
  'identity.weakDigits.PART_OF_BIRTH_DATE': 'Estos dígitos figuran en su fecha de nacimiento.',
  'identity.weakDigits.LOGIN_PASSWORD': 'No debe ser su contraseña de acceso.',

  'identity.trouble.loginTries': {
    one: 'Cuenta o contraseña incorrecta. Queda {count} intento antes de una pausa.',
    many: 'Cuenta o contraseña incorrecta. Quedan {count} intentos antes de una pausa.',
    other: 'Cuenta o contraseña incorrecta. Quedan {count} intentos antes de una pausa.',
  },
  'identity.trouble.loginLocked': 'Demasiados intentos fallidos. Podrá iniciar sesión de nuevo el {time}.',
  'identity.trouble.tradingTries': {
    one: 'Contraseña de operaciones incorrecta. Queda {count} intento antes de una pausa.',
    many: 'Contraseña de operaciones incorrecta. Quedan {count} intentos antes de una pausa.',
    other: 'Contraseña de operaciones incorrecta. Quedan {count} intentos antes de una pausa.',
  },
  'identity.trouble.tradingLocked': 'Bloqueada por demasiados intentos fallidos. Inténtelo de nuevo el {time}.',
  'identity.trouble.tradingLockedReset':
    'Bloqueada por demasiados intentos fallidos. Restablezca la contraseña de operaciones para continuar.',
  'identity.trouble.totpLocked': 'Demasiados códigos incorrectos. Inténtelo de nuevo el {time}.',

  'identity.change.continue': 'Continuar',
  'identity.change.stops': 'Este cambio suspende los retiros hasta el {time}. ¿Continuar?',
  'identity.change.stopsWhat':
    'Los retiros, los envíos a otros y las ventas P2P esperan hasta entonces. Las operaciones, los depósitos y los movimientos entre sus propias cuentas continúan.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
