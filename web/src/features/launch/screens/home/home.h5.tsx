import { ListChecks } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { useGo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useLaunchText } from '../../launch-text.ts';
import { ProjectList } from '../../parts/project/project-list.tsx';
import { useHomeModel } from './home.model.ts';

export default function HomeH5() {
  const t = useLaunchText();
  const shell = useShellText();
  const go = useGo();
  const model = useHomeModel();
  return (
    <H5Page
      title={shell('shell.nav.launch')}
      action={
        <IconButton
          label={t('launch.mine')}
          icon={<ListChecks aria-hidden="true" />}
          onClick={() => go('launch.history')}
        />
      }
    >
      <div data-room="launch/screens/home">
        <ProjectList model={model} inset />
      </div>
    </H5Page>
  );
}
