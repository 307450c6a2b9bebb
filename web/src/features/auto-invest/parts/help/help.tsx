import { CircleHelp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import type { PlansScreen } from '../../screens/plans/plans.model.ts';

const HelpDialog = lazy(() => import('./help-dialog.tsx'));

interface HelpProps {
  readonly model: PlansScreen;
}

/** Questions and risks over whatever is open; their words come with them. */
export function Help({ model: { view, commands } }: HelpProps) {
  return <Suspense fallback={null}>{view.isHelpOpen && <HelpDialog onClose={commands.closeHelp} />}</Suspense>;
}

/** The way to them: words beside a title, a picture in a header. */
export function HelpButton({ model: { commands } }: HelpProps) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  return isTouch ? (
    <IconButton label={t('autoInvest.help')} icon={<CircleHelp aria-hidden="true" />} onClick={commands.openHelp} />
  ) : (
    <Button kind="link" size="small" onClick={commands.openHelp}>
      {t('autoInvest.help')}
    </Button>
  );
}
