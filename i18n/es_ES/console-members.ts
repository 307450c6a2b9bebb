import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-members.ts';

export const messages = {
  'console.members.title': 'Personal y roles',
  'console.members.failed': 'No se pudo cargar el personal.',
  'console.members.create': 'Añadir personal',
  'console.members.login': 'Usuario',
  'console.members.role': 'Rol',
  'console.members.state': 'Estado',
  'console.members.lastLogin': 'Último acceso',
  'console.members.persons': 'Cuentas vedadas',
  'console.members.works': 'Activo',
  'console.members.notEnrolled': 'Aún sin contraseña',
  'console.members.disabled': 'Acceso cerrado',
  'console.members.setRole': 'Cambiar rol',
  'console.members.setDisabled': 'Acceso',
  'console.members.disable': 'Cerrar acceso',
  'console.members.enable': 'Reabrir acceso',
  'console.members.resetTotp': 'Restablecer acceso',
  'console.members.setPersons': 'Cuentas vedadas…',
  'console.members.enrolment': 'Crear código de alta',
  'console.members.enrolmentEffect':
    'Una mitad, válida 24 h, una vez. Otro superadministrador crea la otra mitad. Su mitad anterior deja de valer.',
  'console.members.effect.create':
    'Decide un segundo superadministrador. La persona define su contraseña y autenticador.',
  'console.members.effect.setRole': 'Decide un segundo superadministrador. Vale desde la siguiente petición.',
  'console.members.effect.setDisabled': 'Decide un segundo superadministrador. Al cerrar terminan todas las sesiones.',
  'console.members.effect.resetTotp':
    'Decide un segundo superadministrador. Nadie entra hasta darse de alta otra vez. También se quitan sus llaves.',
  'console.members.effect.setPersons':
    'Decide un segundo superadministrador. El miembro no puede actuar sobre estas cuentas.',
  'console.members.ownUid': 'UID de la cuenta propia',
  'console.members.relativeUids': 'UID de familiares, separados por comas',
  'console.members.codeMade': 'Código de alta creado.',
  'console.members.codeTitle': 'Alta de {login}',
  'console.members.codeOnce': 'Solo se muestra ahora. Entrégalo en persona o por una vía segura.',
  'console.members.codeHalf':
    'La otra mitad la da otro superadministrador: nadie puede hacerse pasar solo por un compañero.',
  'console.members.codeComplete': 'La otra mitad la dio otro superadministrador.',
  'console.members.copy': 'Copiar',
  'console.enrol.title': 'Configure su acceso a la consola',
  'console.enrol.unknown': 'El enlace está incompleto. Pide otro a un superadministrador.',
  'console.enrol.second': 'Enlace del otro superadministrador',
  'console.enrol.secondHow': 'Dos superadministradores le dan un enlace cada uno. Pegue aquí el otro.',
  'console.enrol.scan': 'Escanee esto con su app de autenticación.',
  'console.enrol.qr': 'Código QR para la app de autenticación',
  'console.enrol.secret': 'O escribe esta clave en la app:',
  'console.enrol.password': 'Nueva contraseña',
  'console.enrol.code': 'Código del autenticador',
  'console.enrol.save': 'Guardar acceso',
  'console.enrol.done': 'Su acceso está listo.',
  'console.enrol.goOn': 'Ir al acceso',
} as const satisfies Catalog<typeof en, 'es_ES'>;
