import { Checkbox } from '../../../../kit/choice.tsx';
import { useOverviewText } from '../../../balances/public.ts';
import type { AssetTableModel } from './asset-table.model.ts';

/** The three toggles. */
export function AssetToggles(model: AssetTableModel) {
  return (
    <>
      <ZeroToggle {...model} />
      <OtherToggles {...model} />
    </>
  );
}

export function ZeroToggle({ view, commands }: AssetTableModel) {
  const t = useOverviewText();
  return (
    <Checkbox checked={view.hidesZero} onChange={commands.setHidesZero}>
      {t('wallet.overview.hideZero')}
    </Checkbox>
  );
}

export function OtherToggles({ view, commands }: AssetTableModel) {
  const t = useOverviewText();
  return (
    <>
      <Checkbox checked={view.hidesSmall} onChange={commands.setHidesSmall}>
        {t('wallet.overview.hideSmall')}
      </Checkbox>
      <Checkbox checked={view.hidesUnavailable} onChange={commands.setHidesUnavailable}>
        {t('wallet.overview.hideUnavailable')}
      </Checkbox>
    </>
  );
}
