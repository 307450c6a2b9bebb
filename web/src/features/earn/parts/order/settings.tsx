import { Button } from '../../../../kit/button.tsx';
import { Switch } from '../../../../kit/form/choice.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Offer, OrderDetail } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { useSettingsModel } from './settings.model.ts';

const CHOICES = ['no', 'principal', 'all'] as const;

/** Where the interest goes, or whether the order is renewed and from which rate on. Off until somebody turns it on. */
export function Settings({ order, offer }: { readonly order: OrderDetail; readonly offer: Offer | null }) {
  const t = useEarnText();
  const shell = useShellText();
  const { view, commands } = useSettingsModel(order);
  const mayRenew = order.renews !== null && (offer?.canRenew || order.renews !== 'no');
  if (order.compounds === null && !mayRenew) return null;
  return (
    <div className="flex max-w-100 flex-col gap-3">
      {order.compounds !== null && (
        <Switch checked={order.compounds} disabled={view.isBusy} onChange={commands.setCompounds}>
          {t('earn.compounds')}
        </Switch>
      )}
      {mayRenew && (
        <Select
          label={t('earn.renews')}
          options={CHOICES.map((value) => ({ value, label: t(`earn.renews.${value}`) }))}
          value={order.renews}
          disabled={view.isBusy}
          onChange={commands.setRenews}
        />
      )}
      {mayRenew && order.renews !== 'no' && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <MoneyField label={t('earn.renewFloor')} value={view.floor} onChange={commands.setFloor} unit={'%'} />
          </div>
          <Button kind="secondary" busy={view.isBusy} disabled={!view.isFloorGood} onClick={commands.saveFloor}>
            {shell('shell.action.save')}
          </Button>
        </div>
      )}
      {view.refusal && <Notice tone="danger">{view.refusal}</Notice>}
    </div>
  );
}
