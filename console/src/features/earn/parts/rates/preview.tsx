import { Pairs } from '../../../../kit/card.tsx';
import { percentText } from '../../../../lib/actions/percent.ts';
import { formatAmount } from '../../../../lib/format.ts';
import { t, textOf } from '../../../../lib/i18n.ts';
import { type EarnProduct, useEarnWords } from '../../api/products.ts';
import type { SentRow } from '../../rules/rate-rows.ts';
import { headline, sliceText, thousandText } from '../../rules/rate-words.ts';
import { exampleOf, previewOf } from '../../rules/rates.ts';

type Of = Pick<EarnProduct, 'asset' | 'kind' | 'ledgerScale'>;
interface PreviewProps {
  readonly rows: readonly SentRow[];
  readonly product: Of;
}

/** What people will read of these rows: on the product, and in the rules with their example. */
export function Preview({ rows, product }: PreviewProps) {
  const { asset } = product;
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
      <Example rows={rows} product={product} />
    </section>
  );
}

/** The sentences that the rules of Earn make of these rows; none where all of an amount earns one rate. */
function Example({ rows, product: { asset, kind, ledgerScale } }: PreviewProps) {
  const words = useEarnWords();
  const example = exampleOf(rows, ledgerScale);
  if (!words || !example) return null;
  const say = textOf(words);
  const amount = formatAmount(example.amount);
  const interest = formatAmount(example.interest);
  return (
    <>
      <h4 className="pt-2 text-13 text-text-muted">
        {say('earn.faq.tiersOf', { asset, kind: say(`earn.kind.${kind}`) })}
      </h4>
      <p className="num py-1 text-13">
        {say('earn.faq.example', { amount, asset, interest, rate: percentText(example.rateBps) })}
      </p>
    </>
  );
}
