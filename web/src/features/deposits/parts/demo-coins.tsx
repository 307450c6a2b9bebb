import { FlaskConical } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/states.tsx';
import { useDepositsText } from '../deposits-text.ts';

interface DemoCoinsProps {
  readonly amount: string;
  readonly asset: string;
  readonly isBusy: boolean;
  readonly onTake: () => void;
}

/** Only in the demo: gives coins on its own chains, so that people can watch confirmations come in. */
export function DemoCoins({ amount, asset, isBusy, onTake }: DemoCoinsProps) {
  const t = useDepositsText();
  return (
    <Notice tone="info" icon={<FlaskConical aria-hidden="true" />}>
      <span className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-60">
          <strong className="font-semibold">{t('deposits.demoTitle')}</strong> {t('deposits.demoText')}
        </span>
        <Button kind="secondary" size="small" busy={isBusy} onClick={onTake}>
          {t('deposits.demoSend', { amount, asset })}
        </Button>
      </span>
    </Notice>
  );
}
