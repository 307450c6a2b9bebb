import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': 'Verificar um canal oficial',
  'operator.links.intro':
    'Cole um endereço web, e-mail, número de telefone ou nome de perfil que diz ser nosso. É comparado com a nossa lista oficial.',
  'operator.links.label': 'Endereço, número ou nome',
  'operator.links.check': 'Verificar',
  'operator.links.official': 'É nosso.',
  'operator.links.onlyAt': 'Este nome só é nosso aqui: {official}. Em qualquer outro lugar pertence a outra pessoa.',
  'operator.links.notOfficial': 'Não é nosso.',
  'operator.links.unreadable': 'Não foi possível ler.',
  'operator.links.leadsTo': 'Leva a',
  'operator.links.readAs': 'Na verdade é',
  'operator.links.ours': 'O nosso',
  'operator.links.odd': 'Letras invulgares',
  'operator.links.reason.UNREADABLE':
    'Não é um endereço web, um e-mail, um número de telefone nem um nome. Copie-o de novo, completo.',
  'operator.links.reason.HIDDEN_CHARACTERS': 'Contém caracteres que ninguém vê. Servem para enganar.',
  'operator.links.reason.NOT_A_PAGE': 'Não abre uma página: executa um programa ou um ficheiro. Não o abra.',
  'operator.links.reason.USER_INFO':
    'O que está antes do @ não conta; vale o endereço que vem depois. Os nossos endereços não têm @.',
  'operator.links.reason.IP_ADDRESS': 'Leva a um número IP em vez de um nome. Os nossos nunca o fazem.',
  'operator.links.reason.MIXED_SCRIPTS': 'Uma palavra mistura letras de dois alfabetos para parecer outra.',
  'operator.links.reason.LOOK_ALIKE': 'Foi escrito com outras letras ou sinais para se parecer com o nosso.',
  'operator.links.reason.ONE_SLIP': 'Difere do nosso numa só letra ou algarismo.',
  'operator.links.reason.SUBDOMAIN_TRICK':
    'O nosso nome completo está no início, mas o que conta é o fim do nome, e esse é de outra pessoa.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    'Está sob o nosso domínio, mas não o usamos. Abra antes o nosso endereço.',
  'operator.links.reason.OTHER_PORT': 'O domínio é nosso, mas a porta depois dos dois pontos não.',
  'operator.links.reason.NOT_ENCRYPTED': 'O domínio é nosso, mas a ligação não seria cifrada. Abra com https.',
  'operator.links.reason.NAME_IN_PATH':
    'O nosso nome só aparece depois da primeira barra ou do ponto de interrogação. A página é de outra pessoa.',
  'operator.links.reason.NAME_ELSEWHERE': 'Contém o nosso nome e pertence a outra pessoa.',
  'operator.links.reason.OTHER_MAILBOX': 'O domínio é nosso, mas não escrevemos a partir deste endereço.',
  'operator.links.reason.NOT_LISTED': 'Não está na nossa lista oficial. Não confie em quem diz que é nosso.',
  'operator.links.care.web':
    'Mesmo assim, abra-nos a partir dos seus favoritos: uma ligação pode mostrar um endereço e levar a outro.',
  'operator.links.care.email':
    'Um remetente pode ser falsificado. Só um e-mail com o seu código anti-phishing é nosso.',
  'operator.links.care.phone':
    'O número no ecrã pode ser falsificado. Desligue se lhe pedirem uma palavra-passe ou um código.',
  'operator.links.care.handle': 'Nem um perfil nosso lhe pede dinheiro, palavras-passe ou códigos.',
  'operator.links.never': 'O que nunca fazemos',
  'operator.links.never.pay':
    'Nunca lhe pedimos que pague um imposto, uma taxa ou uma caução para libertar um levantamento.',
  'operator.links.never.codes':
    'Nunca pedimos a sua palavra-passe, os seus códigos ou as suas palavras de recuperação.',
  'operator.links.never.move': 'Nunca lhe pedimos que mova moedas para um endereço dito seguro.',
  'operator.links.freeze': 'Contou algo a um desconhecido? Congele a sua conta',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
