const texts = (en_US: string, zh_CN: string, fr_FR: string, es_ES: string) => ({ en_US, zh_CN, fr_FR, es_ES });
const choice = (id: string, ...words: Parameters<typeof texts>) => ({ id, texts: texts(...words) });

/** What the demo asks whoever takes part in one of its sales; who reads another language reads English. */
export const DEMO_SURVEY = [
  {
    id: 'source',
    kind: 'SINGLE',
    isRequired: true,
    texts: texts(
      'How did you hear of this sale?',
      '您从哪里得知本次发售？',
      'Comment avez-vous appris cette vente\u202F?',
      '¿Cómo se enteró de esta venta?',
    ),
    choices: [
      choice('here', 'On this exchange', '本平台', 'Sur cette plateforme', 'En esta plataforma'),
      choice('friend', 'From a friend', '朋友介绍', 'Par un ami', 'Por un amigo'),
      choice('news', 'From the news', '新闻报道', 'Par la presse', 'Por la prensa'),
    ],
  },
  {
    id: 'use',
    kind: 'MULTI',
    isRequired: false,
    texts: texts(
      'What would you use the token for?',
      '您打算如何使用该代币？',
      'Que feriez-vous de ce jeton\u202F?',
      '¿Para qué usaría el token?',
    ),
    choices: [
      choice('hold', 'Hold it', '持有', 'Le conserver', 'Guardarlo'),
      choice('trade', 'Trade it', '交易', 'L’échanger', 'Negociarlo'),
      choice('fees', 'Pay fees with it', '支付手续费', 'Payer des frais', 'Pagar comisiones'),
    ],
  },
  {
    id: 'wish',
    kind: 'TEXT',
    isRequired: false,
    texts: texts(
      'What should the project do first?',
      '您希望该项目优先做什么？',
      'Que devrait faire le projet en premier\u202F?',
      '¿Qué debería hacer primero el proyecto?',
    ),
    choices: [],
  },
] as const;
