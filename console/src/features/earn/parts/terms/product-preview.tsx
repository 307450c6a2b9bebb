import { Pairs } from '../../../../kit/card.tsx';
import { t, textOf } from '../../../../lib/i18n.ts';
import { serverNowMs } from '../../../../lib/time/clock.ts';
import { useEarnWords } from '../../api/products.ts';
import { saidOf } from '../../rules/preview.ts';
import type { Terms } from '../../rules/terms.ts';

interface PreviewProps {
  readonly terms: Terms;
  /** What of it is sold already. */
  readonly sold: string;
}

/** Every text that these terms make, before anybody asks for them. */
export function ProductPreview({ terms, sold }: PreviewProps) {
  const words = useEarnWords();
  if (!words) return null;
  const say = textOf(words);
  const { facts, risks } = saidOf(say, terms, { sold, nowMs: serverNowMs() });
  return (
    <section aria-label={t('console.earn.preview')} className="rounded-control bg-hover px-3 py-2">
      <h3 className="text-12 text-text-muted">{t('console.earn.preview')}</h3>
      <Pairs rows={facts} />
      <h4 className="pt-2 text-13 text-text-muted">{say('earn.risks')}</h4>
      <ul className="flex list-disc flex-col gap-1 py-1 pl-5 text-13">
        {risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
    </section>
  );
}
