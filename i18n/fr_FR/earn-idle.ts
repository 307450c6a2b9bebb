import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': 'Sans emploi sur Fonds et Spot : {amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} rapporteraient {rate} par an en Épargne. Rachat à tout moment.',
  'earn.idle.fixed': {
    one: '{amount} {asset} rapporteraient {rate} par an en Épargne, pendant {count} jour.',
    many: '{amount} {asset} rapporteraient {rate} par an en Épargne, pendant {count} jours.',
    other: '{amount} {asset} rapporteraient {rate} par an en Épargne, pendant {count} jours.',
  },
  'earn.idle.see': 'Voir le produit',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
