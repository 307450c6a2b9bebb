import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': 'Verificar um canal oficial',
  'operator.links.intro':
    'Cole um endereço da web, e-mail, número de telefone ou nome de perfil que diz ser nosso. Ele é comparado com a nossa lista oficial.',
  'operator.links.label': 'Endereço, número ou nome',
  'operator.links.check': 'Verificar',
  'operator.links.official': 'É nosso.',
  'operator.links.onlyAt': 'Este nome só é nosso aqui: {official}. Em qualquer outro lugar, é de outra pessoa.',
  'operator.links.notOfficial': 'Não é nosso.',
  'operator.links.unreadable': 'Não foi possível ler.',
  'operator.links.leadsTo': 'Leva a',
  'operator.links.readAs': 'Na verdade é',
  'operator.links.ours': 'O nosso',
  'operator.links.odd': 'Letras incomuns',
  'operator.links.reason.UNREADABLE':
    'Não é um endereço da web, um e-mail, um número de telefone nem um nome. Copie de novo, por inteiro.',
  'operator.links.reason.HIDDEN_CHARACTERS': 'Há caracteres que ninguém vê. Eles servem para enganar.',
  'operator.links.reason.NOT_A_PAGE': 'Não abre uma página: executa um programa ou um arquivo. Não abra.',
  'operator.links.reason.USER_INFO':
    'O que vem antes do @ não conta; vale o endereço que vem depois. Nossos endereços não têm @.',
  'operator.links.reason.IP_ADDRESS': 'Leva a um número IP em vez de um nome. Os nossos nunca fazem isso.',
  'operator.links.reason.MIXED_SCRIPTS': 'Uma palavra mistura letras de dois alfabetos para parecer outra.',
  'operator.links.reason.LOOK_ALIKE': 'Foi escrito com outras letras ou sinais para parecer o nosso.',
  'operator.links.reason.ONE_SLIP': 'Difere do nosso em uma só letra ou dígito.',
  'operator.links.reason.SUBDOMAIN_TRICK':
    'Nosso nome completo está no início, mas o que conta é o fim do nome, e esse é de outra pessoa.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    'Está sob o nosso domínio, mas não o usamos. Abra o nosso endereço diretamente.',
  'operator.links.reason.OTHER_PORT': 'O domínio é nosso, mas a porta depois dos dois-pontos não.',
  'operator.links.reason.NOT_ENCRYPTED': 'O domínio é nosso, mas a conexão não seria criptografada. Abra com https.',
  'operator.links.reason.NAME_IN_PATH':
    'Nosso nome só aparece depois da primeira barra ou do ponto de interrogação. A página é de outra pessoa.',
  'operator.links.reason.NAME_ELSEWHERE': 'Contém o nosso nome e pertence a outra pessoa.',
  'operator.links.reason.OTHER_MAILBOX': 'O domínio é nosso, mas não escrevemos deste endereço.',
  'operator.links.reason.NOT_LISTED': 'Não está na nossa lista oficial. Não confie em quem diz que é nosso.',
  'operator.links.care.web':
    'Mesmo assim, abra pelos seus favoritos: um link pode mostrar um endereço e levar a outro.',
  'operator.links.care.email': 'Um remetente pode ser falsificado. Só um e-mail com o seu código antiphishing é nosso.',
  'operator.links.care.phone': 'O número na tela pode ser falsificado. Desligue se pedirem uma senha ou um código.',
  'operator.links.care.handle': 'Nem um perfil nosso pede a você dinheiro, senhas ou códigos.',
  'operator.links.never': 'O que nunca fazemos',
  'operator.links.never.pay': 'Nunca pedimos que você pague um imposto, uma taxa ou um depósito para liberar um saque.',
  'operator.links.never.codes': 'Nunca pedimos sua senha, seus códigos ou suas palavras de recuperação.',
  'operator.links.never.move': 'Nunca pedimos que você mova moedas para um endereço dito seguro.',
  'operator.links.freeze': 'Contou algo a um desconhecido? Congele sua conta',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
