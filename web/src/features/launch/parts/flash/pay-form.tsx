import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { FocusFirst } from '../../../../kit/form/focus-first.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { clockTime, countdown, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useLaunchText } from '../../launch-text.ts';
import { TradingPasswordField } from '../round/trading-password-field.tsx';
import { useGiveUpModel } from './give-up.model.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { type PayProps, usePayModel, usePayTime } from './pay.model.ts';
import { PayRing } from './pay-ring.tsx';
import { PriceLines, PriceOrigin } from './price-lines.tsx';

type Model = ReturnType<typeof usePayModel>;

/** Lots that are held: how long, what they cost, and the trading password that pays for them. */
export function PayForm(props: PayProps) {
  const { project, round, ticket } = props;
  const t = useLaunchText();
  const model = usePayModel(props);
  const leave = useGiveUpModel(project, round, ticket);
  const time = usePayTime(ticket, round.flash.paySeconds);
  const { view, commands } = model;
  const asset = project.payAsset;
  return (
    <>
      <form
        data-room="launch/parts/flash/pay-form"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          commands.confirm();
        }}
      >
        <Held {...props} {...time} />
        <PriceLines
          project={project}
          round={round}
          cost={ticket}
          more={[
            {
              label: t(view.missing === null ? 'launch.flash.fundingAfter' : 'launch.flash.funding'),
              value: <span className="num">{fundsText(view, asset)}</span>,
            },
          ]}
        />
        <PriceOrigin project={project} round={round} />
        {view.missing !== null && <Short asset={asset} missing={view.missing} />}
        <TradingPasswordField model={model} help={t('launch.flash.wrongKeeps')} />
        {view.refusal && view.refusalCode !== 'LAUNCH_BALANCE' && (
          <div role="alert">
            <Notice tone="warn">{view.refusal}</Notice>
          </div>
        )}
        <div className="flex gap-3">
          <Button kind="secondary" size="large" disabled={view.isBusy} onClick={leave.commands.ask}>
            {t('launch.flash.giveUp')}
          </Button>
          <div className="min-w-0 flex-1">
            <Button type="submit" size="large" wide busy={view.isBusy} disabled={!view.isComplete}>
              {t('launch.flash.pay', { amount: exactAmount(ticket.cost), asset })}
            </Button>
          </div>
        </div>
        <FocusFirst key={view.passwordError ? 'again' : 'first'} />
      </form>
      {leave.view.isAsking && (
        <GiveUpDialog model={leave} project={project} round={round} ticket={ticket} leftMs={time.leftMs} />
      )}
    </>
  );
}

const fundsText = ({ after, available }: Model['view'], asset: string): string => {
  const shown = after ?? available;
  return shown === null ? '--' : `${exactAmount(shown)} ${asset}`;
};

function Held({ round, ticket, leftMs, share }: PayProps & ReturnType<typeof usePayTime>) {
  const t = useLaunchText();
  const whole = countdown(round.flash.paySeconds * 1_000);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      <PayRing
        share={share}
        left={countdown(leftMs)}
        of={t('launch.flash.timeOf', { time: whole })}
        label={t('launch.flash.timeLeft')}
      />
      <div className="min-w-40 flex-1">
        <p className="text-16 font-semibold">{t('launch.flash.held', { count: ticket.lots })}</p>
        <p className="mt-1 text-13 text-text-muted">
          {t('launch.flash.payBefore', { time: ticket.payByMs === null ? '--' : clockTime(ticket.payByMs) })}
        </p>
      </div>
    </div>
  );
}

/** Too little in funding costs nothing but time: the lots stay held, also while another page is open. */
function Short({ asset, missing }: { readonly asset: string; readonly missing: string }) {
  const t = useLaunchText();
  const shell = useShellText();
  return (
    <Notice
      tone="warn"
      action={
        <Link href={pathTo('transfers.transfer', { asset })} className={buttonClass({ kind: 'link', size: 'small' })}>
          {shell('shell.nav.transfer')}
        </Link>
      }
    >
      {t('launch.flash.short', { missing: exactAmount(missing), asset })}
    </Notice>
  );
}
