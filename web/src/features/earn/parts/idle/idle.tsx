import { Sprout } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import type { Idle as IdleProps } from '../../../../lib/slots.tsx';
import { useIdleText } from '../../idle-text.ts';
import { useIdleModel, useMostIdleCoin } from './idle.model.ts';

/** What coins that lie free would earn: a fact with its rate and a way to the product, and nothing that hurries. */
export default function Idle({ asset, isPlain = false }: IdleProps) {
  return asset === null ? <OfMost /> : <OfCoin key={asset} asset={asset} isPlain={isPlain} />;
}

function OfMost() {
  const asset = useMostIdleCoin();
  return asset && <OfCoin key={asset} asset={asset} isPlain={false} />;
}

function OfCoin({ asset, isPlain }: { readonly asset: string; readonly isPlain: boolean }) {
  const t = useIdleText();
  const idle = useIdleModel(asset);
  if (!idle) return null;
  const { offer, rate } = idle;
  const words = { amount: exactAmount(idle.amount), asset, rate };
  const line = (
    <div data-room="earn/parts/idle" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13">
      <div className="flex min-w-0 flex-1 basis-48 items-start gap-3">
        <Sprout aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text-muted" />
        <p className="flex min-w-0 flex-col">
          <span className="num font-medium whitespace-normal">
            {t('earn.idle.title', { amount: amount(idle.available, { places: offer.displayScale }), asset })}
          </span>
          <span className="text-text-muted">
            {offer.termDays === 0
              ? t('earn.idle.flexible', words)
              : t('earn.idle.fixed', { ...words, count: offer.termDays })}
          </span>
        </p>
      </div>
      <Link
        href={pathTo('earn.product', { product: offer.id })}
        className={buttonClass({ kind: 'link', size: 'small' })}
      >
        {t('earn.idle.see')}
      </Link>
    </div>
  );
  return isPlain ? <div className="mt-2 border-t border-line pt-3">{line}</div> : <Card>{line}</Card>;
}
