import { Pairs } from '../../../../kit/card.tsx';
import { percentText } from '../../../../lib/actions/percent.ts';
import { t } from '../../../../lib/i18n.ts';
import { headline, sliceText, thousandText } from '../../rules/rate-words.ts';
import { previewOf } from '../../rules/rates.ts';

interface PreviewProps {
  readonly rows: Parameters<typeof previewOf>[0];
  readonly asset: string;
}

/** What people will read of these rows, before anybody asks for them. */
export function Preview({ rows, asset }: PreviewProps) {
  const { slices } = previewOf(rows);
  return (
    <section aria-label={t('console.earn.preview')} className="rounded-control bg-hover px-3 py-2">
      <h3 className="text-12 text-text-muted">{t('console.earn.preview')}</h3>
      <p className="num py-1 text-14 font-medium">{headline(rows, asset)}</p>
      <Pairs
        rows={[
          ...slices.map((slice) => ({
            label: sliceText(slice, asset),
            value: <span className="num">{percentText(slice.rateBps)}</span>,
          })),
          {
            label: t('console.earn.atThousand', { asset }),
            value: <span className="num">{thousandText(rows)}</span>,
          },
        ]}
      />
    </section>
  );
}
