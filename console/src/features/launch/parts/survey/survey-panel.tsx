import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { Choice } from '../../../../kit/field.tsx';
import { WhenReady } from '../../../../kit/page.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { Survey } from '../../api/survey.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { Preview } from './preview.tsx';
import { Results } from './results.tsx';
import { useSurveyModel } from './survey.model.ts';

interface SurveyPanelProps {
  readonly project: string;
  readonly onClose: () => void;
}

const BONES = { rows: 4, height: 44 };

/** A project's survey: its versions, what each asks, what was answered, and writing the next one. */
export function SurveyPanel({ project, onClose }: SurveyPanelProps) {
  const { view, commands, editor } = useSurveyModel(project);
  return (
    <div data-room="launch/parts/survey/survey-panel">
      <Card
        title={t('console.survey.of', { project })}
        action={
          <span className="flex shrink-0 gap-2">
            {view.mayWrite && view.survey && (
              <Button small onClick={commands.write}>
                {t(view.survey.version === null ? 'console.survey.first' : 'console.survey.next')}
              </Button>
            )}
            <Button kind="secondary" small onClick={onClose}>
              {t('console.close')}
            </Button>
          </span>
        }
      >
        <WhenReady
          state={view.state}
          words={waitWords(t('console.survey.failed'))}
          onRetry={commands.retry}
          bones={BONES}
        >
          {view.survey && <Inside project={project} survey={view.survey} view={view} onChoose={commands.choose} />}
        </WhenReady>
      </Card>
      {editor.act.wanted && <EditorDialog model={editor} />}
    </div>
  );
}

interface InsideProps {
  readonly project: string;
  readonly survey: Survey;
  readonly view: { readonly mayRead: boolean };
  readonly onChoose: (version: string) => void;
}

function Inside({ project, survey, view, onChoose }: InsideProps) {
  if (survey.version === null) return <p className="text-13 text-text-muted">{t('console.survey.none')}</p>;
  const version = String(survey.version);
  return (
    <div className="flex flex-col gap-4">
      <Choice
        label={t('console.survey.version')}
        value={version}
        options={survey.versions.map((each) => ({
          value: String(each.version),
          label: t('console.survey.versionText', {
            version: each.version,
            at: formatTime(each.atMs),
            by: each.publishedBy,
            count: each.people,
          }),
        }))}
        onChange={onChoose}
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Preview questions={survey.questions} locale="en_US" />
        {view.mayRead && <Results key={version} of={{ project, version }} questions={survey.questions} />}
      </div>
    </div>
  );
}
