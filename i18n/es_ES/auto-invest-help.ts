import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': 'Preguntas',
  'autoInvest.help.risks': 'Riesgos',
  'autoInvest.help.run.q': '¿Qué pasa en cada compra?',
  'autoInvest.help.run.a':
    'En el minuto siguiente a su hora, el plan compra cada moneda por su parte del importe, en el mercado al contado. Las monedas están enseguida en su cuenta al contado.',
  'autoInvest.help.short.q': '¿Y si no hay suficientes USDT?',
  'autoInvest.help.short.a':
    'Entonces no se compra nada, ni una parte, y el plan lo intenta de nuevo en su próxima fecha. Le avisamos 12 horas antes si no va a alcanzar, y después de una compra fallida.',
  'autoInvest.help.source.q': '¿De dónde sale el dinero?',
  'autoInvest.help.source.a':
    'De la cuenta al contado. Si lo permite, se toma de fondos exactamente lo que falte. Nada se bloquea de antemano: hasta la compra puede usar su dinero.',
  'autoInvest.help.price.q': '¿A qué precio compra?',
  'autoInvest.help.price.a':
    'A mercado, pero nunca por encima del precio índice más el 1%. Lo que no se pueda comprar dentro de ese límite se queda al contado, y un mercado suspendido se omite. Cada compra dice cuánto costó frente al índice.',
  'autoInvest.help.fee.q': '¿Cuánto cuesta?',
  'autoInvest.help.fee.a':
    'La comisión al contado de su nivel VIP en cada compra, como si hubiera comprado a mano. El plan en sí no cuesta nada.',
  'autoInvest.help.time.q': '¿Qué reloj sigue?',
  'autoInvest.help.time.a':
    'El de la zona horaria que indica el plan. Cuando cambia la hora, mantiene la suya. Una hora que se salta pasa al primer momento válido; una que llega dos veces cuenta una sola vez.',
  'autoInvest.help.change.q': '¿Puedo cambiar o terminar un plan?',
  'autoInvest.help.change.a':
    'Sí, gratis. Los cambios valen desde la próxima compra; solo en los últimos 5 minutos antes hay que esperar. Pausar y eliminar funciona siempre. Un plan eliminado no se puede volver a iniciar.',
  'autoInvest.help.now.q': '¿Qué hace «Comprar ahora»?',
  'autoInvest.help.now.a': 'Compra una vez más, al momento. Las fechas del plan no cambian.',
  'autoInvest.help.figures.q': '¿Cómo se calcula el resultado?',
  'autoInvest.help.figures.a':
    'Como si conservara todo lo que compró el plan: sus monedas al precio actual frente a todo lo pagado, con comisiones. Vender o enviar monedas a otro sitio no lo cambia.',
  'autoInvest.help.past.q': '¿El resultado pasado dice lo que ganaré?',
  'autoInvest.help.past.a':
    'No. Dice lo que habría dado el plan con precios pasados, con un cierre al día. El futuro será distinto, y el mejor pasado no promete otro igual.',
  'autoInvest.help.risk.fall':
    'Las monedas pueden perder la mayor parte o todo su valor. Comprar con regularidad reparte los precios que paga, pero no evita las pérdidas.',
  'autoInvest.help.risk.rise': 'En un mercado que sube, comprar poco a poco rinde menos que comprar todo al principio.',
  'autoInvest.help.risk.more':
    'Un plan sigue comprando cuando los precios bajan, hasta que usted lo pause o lo elimine.',
  'autoInvest.help.risk.fill':
    'En un mercado agitado o poco líquido, una compra puede ejecutarse solo en parte o costar más que el índice, hasta el límite.',
  'autoInvest.help.risk.money': 'Use solo dinero cuya pérdida pueda soportar. Nada de esto es un consejo de compra.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
