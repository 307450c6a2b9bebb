import { Button } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { useGridText } from '../../grid-text.ts';
import type { ActionsModel } from './grid.model.ts';

/** What can be done with a grid that is not over. */
export function GridButtons({ actions: { view, commands } }: { readonly actions: ActionsModel }) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const size = isTouch ? 'large' : 'medium';
  if (!view.canChange) return null;
  return (
    <div
      className={
        isTouch ? 'grid w-full grid-cols-2 gap-3 *:min-w-0 *:px-2 *:text-14 *:whitespace-normal' : 'flex gap-2'
      }
    >
      <Button kind="secondary" size={size} onClick={commands.askExits}>
        {t('grid.exits')}
      </Button>
      <Button kind="danger" size={size} onClick={commands.askStop}>
        {t('grid.stop')}
      </Button>
    </div>
  );
}
