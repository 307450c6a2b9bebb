import { BookOpenText } from 'lucide-react';
import { buttonClass } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useTradingApiText } from '../trading-api-text.ts';

/** What keys are for, and a link to their documentation, a plain page outside this app. */
export function Intro() {
  const t = useTradingApiText();
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-80 text-14 text-text-muted">{t('tradingApi.what')}</p>
        <a href="/docs/api" className={buttonClass({ kind: 'secondary', size: 'small' })}>
          <BookOpenText aria-hidden="true" className="size-4" />
          {t('tradingApi.docs')}
        </a>
      </div>
    </Card>
  );
}
