import { Link, Redirect } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { AccessFrame } from '../../parts/access-frame.tsx';
import { FreezeLink } from '../../parts/freeze-link/freeze-link.tsx';
import { LoginForm } from '../../parts/login-form/login-form.tsx';
import { ResetForm } from '../../parts/reset-form/reset-form.tsx';
import { useAccessModel } from './login.model.ts';

const link = buttonClass({ kind: 'link' });

export default function LoginDesktop() {
  const t = useIdentityText();
  const { view, links, commands } = useAccessModel();
  if (view.view === 'freeze') {
    return (
      <AccessFrame
        title={t('identity.freeze.title')}
        foot={
          <Link href={links.login} className={link}>
            {t('identity.reset.backToLogin')}
          </Link>
        }
      >
        <FreezeLink />
      </AccessFrame>
    );
  }
  if (view.isLoggedIn) return <Redirect to={view.target} replace />;
  if (view.view === 'reset') {
    return (
      <AccessFrame
        title={t('identity.reset.title')}
        foot={
          <Link href={links.login} className={link}>
            {t('identity.reset.backToLogin')}
          </Link>
        }
      >
        <ResetForm onDone={commands.finishReset} />
      </AccessFrame>
    );
  }
  return (
    <AccessFrame
      title={t('identity.login.title')}
      foot={
        <>
          {t('identity.login.new')}{' '}
          <Link href={links.register} className={link}>
            {t('identity.login.create')}
          </Link>
        </>
      }
    >
      <LoginForm resetHref={links.reset} />
    </AccessFrame>
  );
}
