import { Button } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { countdown, dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { FlashTicket } from '../../api/flash.ts';
import type { Project } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import type { FlashRound } from '../../rules/flash.ts';
import { nextRound } from '../../rules/round.ts';
import type { GiveUpModel } from './give-up.model.ts';

interface GiveUpProps {
  readonly model: GiveUpModel;
  readonly project: Project;
  readonly round: FlashRound;
  readonly ticket: FlashTicket;
  /** How long it can still be paid, where it is. */
  readonly leftMs?: number;
}

/** Says what follows before a ticket is given back: who leaves a payment cannot buy in the round any more. */
export function GiveUpDialog({ model: { view, commands }, project, round, ticket, leftMs = 0 }: GiveUpProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const isPaying = ticket.state === 'PAYING';
  const number = round.number;
  const title = isPaying ? t('launch.flash.giveUpTitle', { number }) : t('launch.flash.leaveQueueTitle');
  return (
    <Overlay
      open
      width={420}
      onClose={commands.stopAsking}
      title={title}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <div className="flex w-full flex-col gap-3">
          <Button size="large" wide disabled={view.isBusy} onClick={commands.stopAsking}>
            {isPaying ? t('launch.flash.keep', { count: ticket.lots }) : t('launch.flash.stay')}
          </Button>
          <Button kind="danger" size="large" wide busy={view.isBusy} onClick={commands.giveUp}>
            {isPaying ? t('launch.flash.giveUpDo', { number }) : t('launch.flash.leaveQueue')}
          </Button>
        </div>
      }
    >
      <div data-room="launch/parts/flash/give-up-dialog" className="flex flex-col gap-3">
        <p className="text-14 text-text-muted">
          {isPaying ? t('launch.flash.giveUpText', { count: ticket.lots, number }) : t('launch.flash.leaveQueueText')}
        </p>
        {isPaying && <Times project={project} round={round} leftMs={leftMs} />}
        {view.refusal && (
          <div role="alert">
            <Notice tone="warn">{view.refusal}</Notice>
          </div>
        )}
      </div>
    </Overlay>
  );
}

function Times({ project, round, leftMs = 0 }: Pick<GiveUpProps, 'project' | 'round' | 'leftMs'>) {
  const t = useLaunchText();
  const locale = useLocale();
  const next = nextRound(project.rounds, round.number, useServerNow());
  const num = (text: string) => <span className="num">{text}</span>;
  return (
    <KeyValue
      rows={[
        { label: t('launch.flash.timeLeft'), value: num(countdown(leftMs)) },
        ...(next
          ? [
              {
                label: t('launch.flash.opens', { number: next.number }),
                value: num(dateTime(next.startAtMs, locale)),
              },
            ]
          : []),
      ]}
    />
  );
}
