import { Checkbox } from '../../../../kit/form/choice.tsx';
import { useOverviewText } from '../../overview-text.ts';
import type { AssetTableModel } from './asset-table.model.ts';

/** The three toggles of the list of coins. */
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
      {t('holdings.hideZero')}
    </Checkbox>
  );
}

export function OtherToggles({ view, commands }: AssetTableModel) {
  const t = useOverviewText();
  return (
    <>
      <Checkbox checked={view.hidesSmall} onChange={commands.setHidesSmall}>
        {t('holdings.hideSmall')}
      </Checkbox>
      <Checkbox checked={view.hidesUnavailable} onChange={commands.setHidesUnavailable}>
        {t('holdings.hideUnavailable')}
      </Checkbox>
    </>
  );
}
