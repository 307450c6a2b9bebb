import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': 'Parados em Fundos e Spot: {amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} renderiam {rate} ao ano em Rendimento. Resgate a qualquer momento.',
  'earn.idle.fixed': {
    one: '{amount} {asset} renderiam {rate} ao ano em Rendimento, por {count} dia.',
    many: '{amount} {asset} renderiam {rate} ao ano em Rendimento, por {count} dias.',
    other: '{amount} {asset} renderiam {rate} ao ano em Rendimento, por {count} dias.',
  },
  'earn.idle.see': 'Ver o produto',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
