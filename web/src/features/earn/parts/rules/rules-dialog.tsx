import { exampleMinor, yieldBps } from '@bourse/core/earn/rate.ts';
import { Inset } from '../../../../kit/card.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { forecastOf } from '../../rules/forecast.ts';
import { bpsText, tiersOf } from '../../rules/offer.ts';
import { EffectiveRate } from '../purchase/effective-rate.tsx';

interface RulesDialogProps {
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

const SENTENCES = ['formula', 'tiers', 'flexible', 'fixed', 'hybrid'] as const;
const QUESTIONS = ['out', 'end', 'cost', 'failed', 'source'] as const;
/** A whole year's simple rate that an example is made of: 5 %. */
const EXAMPLE_BPS = 500;

/** How interest is counted, what people ask, and the tiers of every product that has some, made from the product's own rows. */
export default function RulesDialog({ offers, onClose }: RulesDialogProps) {
  const t = useEarnText();
  const shell = useShellText();
  const tiered = offers.filter(({ tiers }) => tiers.length > 1);
  return (
    <Overlay open onClose={onClose} title={t('earn.howRates')} closeLabel={shell('shell.action.close')}>
      <div data-room="earn/parts/rules" className="flex flex-col gap-4 text-14">
        <ul className="flex list-disc flex-col gap-2 pl-5 text-text-muted">
          {SENTENCES.map((name) => (
            <li key={name}>{t(`earn.faq.${name}`)}</li>
          ))}
          <li>{t('earn.faq.yield', { rate: bpsText(EXAMPLE_BPS), yield: bpsText(yieldBps(EXAMPLE_BPS)) })}</li>
        </ul>
        {QUESTIONS.map((name) => (
          <section key={name} className="flex flex-col gap-1">
            <h3 className="font-semibold">{t(`earn.faq.${name}`)}</h3>
            <p className="text-text-muted">{t(`earn.faq.${name}Text`)}</p>
          </section>
        ))}
        {tiered.map((offer) => (
          <TiersOf key={offer.id} offer={offer} />
        ))}
        <Inset>
          <p className="text-12 text-text-muted">{t('earn.disclaimer')}</p>
        </Inset>
      </div>
    </Overlay>
  );
}

function TiersOf({ offer }: { readonly offer: Offer }) {
  const t = useEarnText();
  const minor = exampleMinor(tiersOf(offer));
  if (minor === null) return null;
  const forecast = forecastOf(offer, minor);
  const amount = exactAmount(forecast.whole);
  const { asset } = offer;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('earn.faq.tiersOf', { asset, kind: t(`earn.kind.${offer.kind}`) })}</h3>
      <EffectiveRate offer={offer} forecast={forecast} />
      <p className="text-12 text-text-muted">
        {t('earn.faq.example', { amount, asset, interest: exactAmount(forecast.perDay), rate: forecast.rate })}
      </p>
    </section>
  );
}
