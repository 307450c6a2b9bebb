import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': 'Notificaciones',
  'notices.bellUnread': {
    one: 'Notificaciones, {count} sin leer',
    many: 'Notificaciones, {count} sin leer',
    other: 'Notificaciones, {count} sin leer',
  },
  'notices.title': 'Notificaciones',
  'notices.markAll': 'Marcar todo como leído',
  'notices.unread': 'sin leer',
  'notices.empty': 'Todavía no hay notificaciones. Aquí verá accesos, depósitos y retiros.',

  'notices.kind.other': 'Hay novedades en su cuenta.',
  'notices.kind.identity.newDevice':
    'Acceso desde un dispositivo nuevo: {device}, {ip}. ¿No fue usted? Congele la cuenta.',
  'notices.kind.identity.kycApproved': 'Su verificación de identidad está aprobada.',
  'notices.kind.identity.kycRejected': 'Su verificación de identidad fue rechazada: {reason}',
  'notices.kind.identity.kycExpiresSoon':
    'Su documento de identidad es válido hasta el {date}. Verifíquese con uno nuevo para conservar sus límites.',
  'notices.kind.identity.kycExpired':
    'Su documento de identidad ha caducado. Hasta que se verifique de nuevo, sus límites son los de una cuenta sin verificar.',
  'notices.kind.identity.whitelistOn': 'La lista blanca de retiros está activada.',
  'notices.kind.identity.whitelistOff': 'La lista blanca de retiros está desactivada; los retiros esperan 24 horas.',
  'notices.kind.identity.tradingPasswordSet': 'Su contraseña de operaciones está creada.',
  'notices.kind.identity.tradingPasswordChanged':
    'Se cambió su contraseña de operaciones; los retiros esperan 24 horas.',
  'notices.kind.identity.antiPhishingCodeSet': 'Se cambió su código antiphishing.',
  'notices.kind.identity.frozen': 'Su cuenta está congelada. No puede salir dinero.',
  'notices.kind.identity.unfrozen': 'Su cuenta vuelve a estar abierta; los retiros esperan 24 horas.',
  'notices.kind.identity.passwordChanged': 'Se cambió su contraseña de acceso; los retiros esperan 24 horas.',
  'notices.kind.identity.emailBound': 'Correo electrónico vinculado: {masked}',
  'notices.kind.identity.phoneBound': 'Número de teléfono vinculado: {masked}',
  'notices.kind.identity.totpBound': 'Hay un autenticador vinculado.',
  'notices.kind.identity.totpRemoved': 'Se quitó el autenticador; los retiros esperan 24 horas.',
  'notices.kind.identity.factorsReset':
    'Soporte quitó el autenticador y todas las llaves de acceso; los retiros esperan 72 horas.',
  'notices.kind.identity.passkeyAdded': 'Se añadió la llave de acceso «{name}».',
  'notices.kind.identity.passkeyRemoved': 'Se quitó la llave de acceso «{name}»; los retiros esperan 24 horas.',
  'notices.kind.tradingApi.keyMade': 'Se creó la clave API {label}. Si no fue usted, elimínela y congele la cuenta.',
  'notices.kind.tradingApi.keyDeleted': 'Se eliminó la clave API {label}.',
  'notices.kind.wallet.withdrawalRequested': 'Retiro de {amount} {asset} solicitado.',
  'notices.kind.wallet.withdrawalInReview': 'El retiro de {amount} {asset} está en revisión.',
  'notices.kind.wallet.withdrawalQuestion':
    'Tenemos una pregunta sobre su retiro de {amount} {asset}. Responda en su página.',
  'notices.kind.wallet.withdrawalDelayed':
    'El retiro de {amount} {asset} espera una hora: la dirección fue denunciada.',
  'notices.kind.wallet.withdrawalApproved': 'El retiro de {amount} {asset} está aprobado.',
  'notices.kind.wallet.withdrawalRejected':
    'El retiro de {amount} {asset} fue rechazado; importe y comisión devueltos.',
  'notices.kind.wallet.withdrawalCancelled':
    'El retiro de {amount} {asset} está cancelado; importe y comisión devueltos.',
  'notices.kind.wallet.withdrawalCompleted': 'El retiro de {amount} {asset} ha llegado.',
  'notices.kind.wallet.withdrawalFailed': 'El retiro de {amount} {asset} ha fallado; importe y comisión devueltos.',
  'notices.kind.wallet.reviewOverdue': 'La revisión de {amount} {asset} tarda más de lo prometido. Seguimos en ello.',
  'notices.kind.wallet.returnRequested':
    '{from} le pide con educación que devuelva {amount} {asset}. La decisión es suya.',
  'notices.kind.wallet.sent': 'Ha enviado {amount} {asset}.',
  'notices.kind.wallet.received': 'Ha recibido {amount} {asset}.',
  'notices.kind.wallet.depositInReview':
    'El depósito de {amount} {asset} está en revisión por su origen. Está a salvo; lo abonaremos tras la comprobación.',
  'notices.kind.wallet.depositCredited': 'Depósito de {amount} {asset} abonado; ya puede operar con él.',
  'notices.kind.wallet.depositCompleted': 'Depósito de {amount} {asset} completado; ya se puede retirar.',
  'notices.kind.wallet.depositReorged':
    'La blockchain anuló un depósito de {amount} {asset}. El abono se ha revertido.',

  'notices.kind.wallet.depositReturning': 'El depósito de {amount} {asset} vuelve a su origen.',
  'notices.kind.wallet.depositReturned': '{amount} {asset} se devolvió a {address}.',
  'notices.kind.wallet.claimOpened':
    'Nos debe {amount} {asset}: la red deshizo un depósito que ya usó. Los retiros se detienen hasta que sus próximos depósitos de {asset} lo paguen.',
  'notices.kind.wallet.claimPaid': 'Su deuda está pagada ({amount} {asset}). Los retiros vuelven a estar abiertos.',
  'notices.kind.wallet.claimPartPaid': 'Su depósito pagó {amount} {asset} de su deuda.',
  'notices.kind.recovery.submitted': 'Recibimos su solicitud para recuperar {amount} {asset}.',
  'notices.kind.recovery.waits':
    'Nada muestra aún que quien envió {amount} {asset} sea quien lo pide: otros tienen {days} días para oponerse. Si lo envió usted, firme en su solicitud y no habrá espera.',
  'notices.kind.recovery.claimed':
    'Otra persona pide {amount} {asset} de la transacción {txId} por {network}. Si es suyo, pídalo usted en {days} días o avise a soporte.',
  'notices.kind.recovery.credited': 'Recuperado: {amount} {asset} está en su cuenta.',
  'notices.kind.recovery.returning': '{amount} {asset} va camino a su dirección de devolución.',
  'notices.kind.recovery.returned': '{amount} {asset} llegó a su dirección de devolución.',
  'notices.kind.recovery.refused': 'No se pudo recuperar {amount} {asset}. La solicitud explica por qué.',
  'notices.kind.recovery.again': 'No se pudo enviar {amount} {asset} a la dirección. Revisamos la solicitud de nuevo.',
  'notices.all': 'Todos los avisos',
  'notices.emptyTab': 'Aún no hay nada de este tipo.',
  'notices.tab.all': 'Todo',
  'notices.tab.security': 'Seguridad',
  'notices.tab.moneyOut': 'Salidas',
  'notices.tab.deposit': 'Entradas',
  'notices.tab.trading': 'Operaciones',
  'notices.tab.settings': 'Ajustes',
  'notices.category.security': 'Seguridad',
  'notices.category.moneyOut': 'Dinero que sale',
  'notices.category.deposit': 'Depósitos',
  'notices.category.trading': 'Trading y productos',
  'notices.category.marketing': 'Novedades y ofertas',
  'notices.about.security': 'Accesos, contraseñas, claves. Siempre se avisa.',
  'notices.about.moneyOut': 'Retiros y envíos. Siempre se avisa.',
  'notices.about.deposit': 'Depósitos, revisiones y recuperaciones.',
  'notices.about.trading': 'Órdenes, pausas y lo demás de su cuenta.',
  'notices.about.marketing': 'Desactivado hasta que lo pidas.',
  'notices.channel.inApp': 'En la app',
  'notices.channel.email': 'Correo',
  'notices.channel.sms': 'SMS',
  'notices.inbox.title': 'Bandeja de entrada de la demo',
  'notices.inbox.what':
    'Esta demo no envía correos ni mensajes de texto reales. Todo lo que habría enviado a alguien está aquí.',
  'notices.inbox.to': 'Destinatario',
  'notices.inbox.toHint': 'Correo electrónico o número de teléfono',
  'notices.inbox.empty': 'Todavía no se ha enviado nada.',
  'notices.inbox.noneTo': 'No se ha enviado nada a {to}.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
