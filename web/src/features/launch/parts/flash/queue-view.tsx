import { Button } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { exactAmount, shortened } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { FlashAnswer, FlashTicket } from '../../api/flash.ts';
import { useLaunchText } from '../../launch-text.ts';
import { OPENING_SECONDS } from '../../rules/flash.ts';
import type { FlashProps } from './flash.model.ts';
import { payTimeWords } from './flash-words.ts';
import { useGiveUpModel } from './give-up.model.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { useAvailable } from './pay.model.ts';

interface QueueProps extends FlashProps {
  readonly answer: FlashAnswer;
  readonly ticket: FlashTicket;
}

/** Somebody's place in the queue, what they asked for, and the way out. */
export function QueueView({ project, round, answer, ticket }: QueueProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const leave = useGiveUpModel(project, round, ticket);
  const available = useAvailable(project.payAsset);
  const num = (text: string) => <span className="num">{text}</span>;
  const asset = project.payAsset;
  const lots = t('launch.flash.lots', { count: ticket.lots });
  return (
    <div data-room="launch/parts/flash/queue-view" className="flex flex-col gap-4">
      <Place answer={answer} ticket={ticket} />
      <KeyValue
        rows={[
          {
            label: t('launch.flash.asked'),
            value: num(`${lots} · ${exactAmount(ticket.tokens)} ${project.token}`),
          },
          { label: t('launch.flash.payThen'), value: num(`${exactAmount(ticket.cost)} ${asset}`) },
          {
            label: t('launch.flash.funding'),
            value: num(available === null ? '--' : `${exactAmount(available)} ${asset}`),
          },
          {
            label: t('launch.flash.ticket'),
            value: (
              <span className="inline-flex items-center gap-1">
                <span className="code text-13">{shortened(ticket.id, 4, 6)}</span>
                <CopyButton
                  onCopy={() => copyText(ticket.id)}
                  label={shell('shell.action.copy')}
                  doneLabel={shell('shell.copied')}
                />
              </span>
            ),
          },
        ]}
      />
      <Notice tone="info">{t('launch.flash.kept', { time: payTimeWords(t, round.flash) })}</Notice>
      <Button kind="secondary" size="large" wide onClick={leave.commands.ask}>
        {t('launch.flash.leaveQueue')}
      </Button>
      {leave.view.isAsking && <GiveUpDialog model={leave} project={project} round={round} ticket={ticket} />}
    </div>
  );
}

/** The number, large; or why there is none yet. The order of the first seconds is drawn after them. */
function Place({ answer, ticket: { position } }: Pick<QueueProps, 'answer' | 'ticket'>) {
  const t = useLaunchText();
  const waits =
    answer.seed === null ? t('launch.flash.drawing', { count: OPENING_SECONDS }) : t('launch.flash.placing');
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <span className="text-13 text-text-muted">{t('launch.flash.place')}</span>
      {position === null ? (
        <span className="max-w-80 py-2 text-14 text-text">{waits}</span>
      ) : (
        <span className="num text-40 leading-12 font-semibold">{(position + 1).toLocaleString('en-US')}</span>
      )}
      <span className="num text-13 text-text">{t('launch.flash.left', { count: answer.freeLots })}</span>
      {answer.freeLots === 0 && <span className="text-12 text-text-muted">{t('launch.flash.allHeld')}</span>}
    </div>
  );
}
