import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': 'Su código antiphishing: {antiPhishingCode}',
  'mail.cancelLink':
    'Cancele este retiro con un toque, sin iniciar sesión (sirve una vez, hasta que se envíe): {cancelUrl}',
  'mail.freezeLink':
    'Congele la cuenta al instante, sin iniciar sesión (enlace de un solo uso, válido 7 días): {freezeUrl}',

  'mail.checkLink': '¿Una página o un mensaje es realmente nuestro? Compruébelo: {checkUrl}',
  'mail.code.register.subject': 'Su código para abrir una cuenta',
  'mail.code.register.body':
    '{code} es su código para abrir una cuenta en Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.login.subject': 'Su código de acceso',
  'mail.code.login.body':
    '{code} es su código para iniciar sesión en Bourse en un dispositivo nuevo. Es válido durante cinco minutos. No se lo diga a nadie, tampoco a nuestro personal.',
  'mail.code.reset-password.subject': 'Su código para una contraseña nueva',
  'mail.code.reset-password.body':
    '{code} es su código para establecer una contraseña nueva en Bourse. Es válido durante cinco minutos. Si no lo ha pedido, ignore este mensaje y no cambiará nada.',
  'mail.code.bind-email.subject': 'Su código para vincular este correo electrónico',
  'mail.code.bind-email.body':
    '{code} es su código para vincular un correo electrónico a su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.bind-phone.subject': 'Su código para vincular este número de teléfono',
  'mail.code.bind-phone.body':
    '{code} es su código para vincular un número de teléfono a su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.bind-totp.subject': 'Su código para vincular un autenticador',
  'mail.code.bind-totp.body':
    '{code} es su código para vincular un autenticador a su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.unbind-totp.subject': 'Su código para quitar el autenticador',
  'mail.code.unbind-totp.body':
    '{code} es su código para quitar el autenticador de su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.add-passkey.subject': 'Su código para añadir una llave de acceso',
  'mail.code.add-passkey.body':
    '{code} es su código para añadir una llave de acceso a su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.remove-passkey.subject': 'Su código para quitar una llave de acceso',
  'mail.code.remove-passkey.body':
    '{code} es su código para quitar una llave de acceso de su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.change-password.subject': 'Su código para cambiar la contraseña',
  'mail.code.change-password.body':
    '{code} es su código para cambiar su contraseña de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.trading-password.subject': 'Su código para la contraseña de operaciones',
  'mail.code.trading-password.body':
    '{code} es su código para establecer su contraseña de operaciones en Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.api-key.subject': 'Su código para una clave API',
  'mail.code.api-key.body':
    '{code} es su código para crear la clave API {label} de su cuenta de Bourse. Permisos: {scopes}. Direcciones IP: {ips}. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.api-key-made.subject': 'Una nueva clave API',
  'mail.api-key-made.body':
    'Se ha creado la clave API {label} para su cuenta de Bourse. Un programa que la tenga puede actuar en su nombre. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.code.link-wallet.subject': 'Su código para vincular una cartera',
  'mail.code.link-wallet.body':
    '{code} es su código para vincular la cartera {address}, y ninguna otra, a su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.unlink-wallet.subject': 'Su código para desvincular la cartera',
  'mail.code.unlink-wallet.body':
    '{code} es su código para desvincular la cartera {address} de su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.anti-phishing.subject': 'Su código para el código antiphishing',
  'mail.code.anti-phishing.body':
    '{code} es su código para establecer su código antiphishing en Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.whitelist-on.subject': 'Su código para activar la lista blanca',
  'mail.code.whitelist-on.body':
    '{code} es su código para activar el modo de lista blanca de su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.whitelist-off.subject': 'Su código para desactivar la lista blanca',
  'mail.code.whitelist-off.body':
    '{code} es su código para desactivar el modo de lista blanca de su cuenta de Bourse: se podrá retirar a cualquier dirección. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.freeze.subject': 'Su código para congelar la cuenta',
  'mail.code.freeze.body':
    '{code} es su código para congelar su cuenta de Bourse. Es válido durante cinco minutos. No se lo diga a nadie.',
  'mail.code.withdraw.subject': 'Su código para retirar {amount} {asset}',
  'mail.code.withdraw.body':
    '{code} autoriza el retiro de {amount} {asset} por {network} a {address}, y nada más. Es válido durante cinco minutos. Si este retiro no es suyo, no diga el código a nadie y cambie su contraseña.',
  'mail.code.withdraw-memo.subject': 'Su código para retirar {amount} {asset}',
  'mail.code.withdraw-memo.body':
    '{code} autoriza el retiro de {amount} {asset} por {network} a {address} con el memo {memo}, y nada más. Es válido durante cinco minutos. Si este retiro no es suyo, no diga el código a nadie y cambie su contraseña.',
  'mail.code.recover.subject': 'Su código para recuperar {amount} {asset}',
  'mail.code.recover.body':
    '{code} autoriza la solicitud de recuperar {amount} {asset} de la transacción {txId} por {network}, con {address} como dirección de devolución, y nada más. Es válido durante cinco minutos. Si esta solicitud no es suya, no diga el código a nadie y cambie su contraseña.',
  'mail.code.recover-memo.subject': 'Su código para recuperar {amount} {asset}',
  'mail.code.recover-memo.body':
    '{code} autoriza la solicitud de recuperar {amount} {asset} de la transacción {txId} por {network}, con {address} con el memo {memo} como dirección de devolución, y nada más. Es válido durante cinco minutos. Si esta solicitud no es suya, no diga el código a nadie y cambie su contraseña.',
  'mail.code.send.subject': 'Su código para enviar {amount} {asset}',
  'mail.code.send.body':
    '{code} autoriza el envío de {amount} {asset} a {recipient}, y nada más. Es válido durante cinco minutos. Si este envío no es suyo, no diga el código a nadie y cambie su contraseña.',
  'mail.code.address-book.subject': 'Su código para la libreta de direcciones',
  'mail.code.address-book.body':
    '{code} autoriza un solo cambio en su libreta de direcciones de Bourse. Es válido durante cinco minutos. Si este cambio no es suyo, no diga el código a nadie y cambie su contraseña.',

  'mail.notice.subject': 'Novedades de su cuenta Bourse',
  'mail.account-exists.subject': 'Ya tiene una cuenta',
  'mail.account-exists.body':
    'Alguien, quizá usted, quiso usar esta dirección para abrir una cuenta en Bourse. Ya pertenece a una: inicie sesión con ella o cree una contraseña nueva. Si no fue usted, no tiene que hacer nada.',
  'mail.no-account.subject': 'No hay ninguna cuenta con esta dirección',
  'mail.no-account.body':
    'Alguien, quizá usted, pidió un código de Bourse para esta dirección. Ninguna cuenta la usa: pruebe con otra dirección o abra una cuenta. Si no fue usted, no tiene que hacer nada.',

  'mail.withdrawal-requested.subject': 'Solicitud de retiro de {amount} {asset}',
  'mail.withdrawal-requested.body':
    'Se ha solicitado desde su cuenta de Bourse un retiro de {amount} {asset} por {network} a {address}. Puede cancelarlo durante un minuto y mientras no se haya enviado. Si no fue usted, congele la cuenta ahora.',
  'mail.sent.subject': 'Ha enviado {amount} {asset}',
  'mail.sent.body':
    'Se han enviado {amount} {asset} desde su cuenta de Bourse a {recipient}. Si no fue usted, congele la cuenta ahora.',
  'mail.new-device.subject': 'Acceso desde un dispositivo nuevo',
  'mail.new-device.body':
    'Se ha iniciado sesión en su cuenta de Bourse desde un dispositivo nuevo: {device}, dirección {ip}. Si no fue usted, congele la cuenta en la página Seguridad y cambie su contraseña.',
  'mail.password-changed.subject': 'Se ha cambiado su contraseña',
  'mail.password-changed.body':
    'Se ha cambiado la contraseña de su cuenta de Bourse. Los retiros se suspenden durante 24 horas. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.trading-password-changed.subject': 'Se ha cambiado su contraseña de operaciones',
  'mail.trading-password-changed.body':
    'Se ha cambiado la contraseña de operaciones de su cuenta de Bourse. Los retiros se suspenden durante 24 horas. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.contact-changed.subject': 'Se ha cambiado su correo o número de teléfono',
  'mail.contact-changed.body':
    'Se ha vinculado {masked} a su cuenta de Bourse. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.totp-bound.subject': 'Se ha vinculado un autenticador',
  'mail.totp-bound.body':
    'Se ha vinculado un autenticador a su cuenta de Bourse. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.totp-removed.subject': 'Se ha quitado el autenticador',
  'mail.totp-removed.body':
    'Se ha quitado el autenticador de su cuenta de Bourse. Los retiros se suspenden durante 24 horas. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.factors-reset.subject': 'Se han restablecido sus segundos factores',
  'mail.factors-reset.body':
    'Soporte ha quitado el autenticador y todas las llaves de acceso de su cuenta de Bourse porque alguien lo solicitó en su nombre. Se cerró la sesión en todos los dispositivos y los retiros se suspenden durante 72 horas. Si no fue usted, congele la cuenta ahora.',
  'mail.passkey-added.subject': 'Se ha añadido una llave de acceso',
  'mail.passkey-added.body':
    'Se ha añadido a su cuenta de Bourse la llave de acceso «{name}», con la que se puede acceder a ella. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.passkey-removed.subject': 'Se ha quitado una llave de acceso',
  'mail.passkey-removed.body':
    'Se ha quitado de su cuenta de Bourse la llave de acceso «{name}». Los retiros se suspenden durante 24 horas. Si no fue usted, congele ahora la cuenta en la página Seguridad.',
  'mail.frozen.subject': 'Su cuenta está congelada',
  'mail.frozen.body':
    'Su cuenta de Bourse está congelada: no puede salir dinero de ella. Escriba a soporte para reabrirla.',
  'mail.unfrozen.subject': 'Su cuenta vuelve a estar abierta',
  'mail.unfrozen.body': 'Su cuenta de Bourse vuelve a estar abierta. Los retiros siguen suspendidos durante 24 horas.',
  'mail.kyc-approved.subject': 'Su identidad está verificada',
  'mail.kyc-approved.body': 'Su verificación de identidad en Bourse ha terminado y sus límites han aumentado.',
  'mail.kyc-rejected.subject': 'No se ha podido verificar su identidad',
  'mail.kyc-rejected.body':
    'Su verificación de identidad en Bourse no se ha aceptado: {reason} Puede enviarla de nuevo.',
  'mail.kyc-expires-soon.subject': 'Su documento de identidad caduca el {date}',
  'mail.kyc-expires-soon.body':
    'El documento de identidad de su cuenta de Bourse es válido hasta el {date}. Verifíquese antes con uno nuevo para conservar sus límites.',
  'mail.kyc-expired.subject': 'Su documento de identidad ha caducado',
  'mail.kyc-expired.body':
    'El documento de identidad de su cuenta de Bourse era válido hasta el {date}. Hasta que se verifique de nuevo, sus límites son los de una cuenta sin verificar; su dinero está a salvo y puede retirarlo dentro de ellos.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
