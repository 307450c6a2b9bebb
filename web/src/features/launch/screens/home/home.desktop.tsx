import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useLaunchText } from '../../launch-text.ts';
import { ProjectList } from '../../parts/project/project-list.tsx';
import { useHomeModel } from './home.model.ts';

export default function HomeDesktop() {
  const t = useLaunchText();
  const shell = useShellText();
  const model = useHomeModel();
  return (
    <div data-room="launch/screens/home">
      <PageHead
        title={shell('shell.nav.launch')}
        action={
          <Link href={pathTo('launch.history')} className={buttonClass({ kind: 'link', size: 'small' })}>
            {t('launch.mine')}
          </Link>
        }
      />
      <ProjectList model={model} />
    </div>
  );
}
