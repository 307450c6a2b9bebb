import { Field } from '../../../../kit/field.tsx';
import { t } from '../../../../lib/i18n.ts';

interface ProjectAndCoinProps {
  readonly project: string;
  readonly setProject: (project: string) => void;
  /** What the coin is called where it is asked for. */
  readonly coinLabel: string;
  readonly coin: string;
  readonly setCoin: (coin: string) => void;
}

/** Which coin of which project an action is about. */
export function ProjectAndCoin({ project, setProject, coinLabel, coin, setCoin }: ProjectAndCoinProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Field
        label={t('console.launch.project')}
        value={project}
        maxLength={40}
        autoComplete="off"
        onChange={setProject}
      />
      <Field label={coinLabel} value={coin} maxLength={12} autoComplete="off" onChange={setCoin} />
    </div>
  );
}
