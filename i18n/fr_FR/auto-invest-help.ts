import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': 'Questions fréquentes',
  'autoInvest.help.risks': 'Risques',
  'autoInvest.help.run.q': 'Que se passe-t-il à chaque achat ?',
  'autoInvest.help.run.a':
    'Dans la minute qui suit l’heure prévue, le plan achète chaque crypto pour sa part du montant, sur le marché spot. Les cryptos sont aussitôt sur votre compte Spot.',
  'autoInvest.help.short.q': 'Et s’il n’y a pas assez d’USDT ?',
  'autoInvest.help.short.a':
    'Alors rien n’est acheté, pas même une partie, et le plan réessaie à la date suivante. Nous vous prévenons 12 heures avant si les fonds risquent de manquer, et après un achat échoué.',
  'autoInvest.help.source.q': 'D’où vient l’argent ?',
  'autoInvest.help.source.a':
    'Du compte Spot. Si vous l’autorisez, exactement ce qui manque est pris sur le compte de fonds. Rien n’est bloqué à l’avance : jusqu’à l’achat, votre argent reste à votre disposition.',
  'autoInvest.help.price.q': 'À quel prix le plan achète-t-il ?',
  'autoInvest.help.price.a':
    'Au marché, mais jamais au-dessus du prix d’indice plus 1%. Ce qui ne peut pas être acheté dans cette limite reste sur Spot, et un marché suspendu est laissé de côté. Chaque achat indique son écart avec l’indice.',
  'autoInvest.help.fee.q': 'Combien cela coûte-t-il ?',
  'autoInvest.help.fee.a':
    'Les frais spot de votre niveau VIP pour chaque achat, comme si vous aviez acheté vous-même. Le plan ne coûte rien.',
  'autoInvest.help.time.q': 'Quelle horloge suit-il ?',
  'autoInvest.help.time.a':
    'Celle du fuseau indiqué dans le plan. Au changement d’heure, il garde son heure. Une heure sautée est remplacée par le premier instant valable ; une heure qui revient deux fois compte une fois.',
  'autoInvest.help.change.q': 'Puis-je modifier ou arrêter un plan ?',
  'autoInvest.help.change.a':
    'Oui, sans frais. Les modifications valent dès le prochain achat ; seules les 5 minutes qui le précèdent font exception. Pause et suppression sont toujours possibles. Un plan supprimé ne peut pas être relancé.',
  'autoInvest.help.now.q': 'Que fait « Acheter maintenant » ?',
  'autoInvest.help.now.a': 'Il achète une fois de plus, tout de suite. Les dates du plan ne changent pas.',
  'autoInvest.help.figures.q': 'Comment le résultat est-il calculé ?',
  'autoInvest.help.figures.a':
    'Comme si vous aviez gardé tout ce que le plan a acheté : ses cryptos au prix actuel, face à tout ce qui a été payé, frais compris. Vendre ou envoyer ailleurs n’y change rien.',
  'autoInvest.help.past.q': 'Le résultat passé dit-il ce que je gagnerai ?',
  'autoInvest.help.past.a':
    'Non. Il dit ce que le plan aurait donné aux prix passés, avec une clôture par jour. L’avenir sera différent, et le meilleur passé n’en annonce pas un autre.',
  'autoInvest.help.risk.fall':
    'Les cryptos peuvent perdre l’essentiel ou la totalité de leur valeur. Acheter régulièrement étale les prix payés, mais n’évite pas les pertes.',
  'autoInvest.help.risk.rise': 'Dans un marché qui monte, acheter peu à peu rapporte moins que tout acheter au début.',
  'autoInvest.help.risk.more':
    'Un plan continue d’acheter quand les prix baissent, jusqu’à ce que vous le mettiez en pause ou le supprimiez.',
  'autoInvest.help.risk.fill':
    'Dans un marché agité ou peu liquide, un achat peut n’être exécuté qu’en partie, ou au-dessus de l’indice dans la limite prévue.',
  'autoInvest.help.risk.money':
    'N’utilisez que de l’argent dont vous pouvez supporter la perte. Rien ici n’est un conseil d’achat.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
