import { Button } from '../../../../kit/button.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useLaunchText } from '../../launch-text.ts';
import { faultWords } from './fault-words.ts';
import { useSurveyModel } from './survey.model.ts';
import { Questions } from './survey-questions.tsx';

interface SurveyProps {
  readonly project: string;
  readonly onClose: () => void;
}

const FORM_ID = 'launch-survey';

/** A project's survey: its questions, and that what is answered decides nothing. */
export function SurveyDialog({ project, onClose }: SurveyProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const locale = useLocale();
  const model = useSurveyModel(project, onClose);
  const { view, commands } = model;
  return (
    <Overlay
      open
      onClose={onClose}
      title={t('launch.survey.title')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        view.canSend && (
          <Button type="submit" form={FORM_ID} size="large" wide busy={view.isBusy}>
            {t('launch.survey.send')}
          </Button>
        )
      }
    >
      <div data-room="launch/parts/survey/survey-dialog">
        <Loaded query={view.query} skeleton={<Skeleton height={320} />}>
          {({ questions, submitted }) =>
            submitted ? (
              <Notice tone="info">
                {t('LAUNCH_SURVEY_SUBMITTED', { submittedAt: dateTime(submitted.atMs, locale, { withYear: true }) })}
              </Notice>
            ) : (
              <form
                id={FORM_ID}
                noValidate
                className="flex flex-col gap-5"
                onSubmit={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  commands.send();
                }}
              >
                <div className="flex flex-col gap-1 text-13 text-text-muted">
                  <p>{t('launch.survey.note')}</p>
                  <p>{t('launch.survey.kept')}</p>
                </div>
                <Questions questions={questions} model={model} />
                <Said model={model} />
              </form>
            )
          }
        </Loaded>
      </div>
    </Overlay>
  );
}

/** What stands in the way, for eyes and for whoever listens. */
function Said({ model: { view } }: { readonly model: ReturnType<typeof useSurveyModel> }) {
  const t = useLaunchText();
  const { fault, refusal } = view;
  const words = refusal ?? (fault && faultWords(t, fault));
  if (!words) return null;
  return (
    <div role="alert">
      <Notice tone="warn">{words}</Notice>
    </div>
  );
}
