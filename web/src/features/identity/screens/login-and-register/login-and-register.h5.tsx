import { Link, Redirect } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { AccessFrameH5 } from '../../parts/access-frame-h5.tsx';
import { FreezeLink } from '../../parts/freeze-link/freeze-link.tsx';
import { LoginForm } from '../../parts/login-form/login-form.tsx';
import { RegisterForm } from '../../parts/register-form/register-form.tsx';
import { ResetForm } from '../../parts/reset-form/reset-form.tsx';
import { useAccessModel } from '../login/login.model.ts';

const link = buttonClass({ kind: 'link' });

export default function LoginAndRegisterH5() {
  const t = useIdentityText();
  const { view, links, commands } = useAccessModel();
  if (view.view === 'freeze') {
    return (
      <AccessFrameH5
        title={t('identity.freeze.title')}
        foot={
          <Link href={links.login} className={link}>
            {t('identity.reset.backToLogin')}
          </Link>
        }
      >
        <FreezeLink />
      </AccessFrameH5>
    );
  }
  if (view.isLoggedIn) return <Redirect to={view.target} replace />;
  if (view.view === 'register') {
    return (
      <AccessFrameH5
        title={t('identity.register.title')}
        foot={
          <>
            {t('identity.register.have')}{' '}
            <Link href={links.login} className={link}>
              {t('identity.login.title')}
            </Link>
          </>
        }
      >
        <RegisterForm />
      </AccessFrameH5>
    );
  }
  if (view.view === 'reset') {
    return (
      <AccessFrameH5
        title={t('identity.reset.title')}
        foot={
          <Link href={links.login} className={link}>
            {t('identity.reset.backToLogin')}
          </Link>
        }
      >
        <ResetForm onDone={commands.finishReset} />
      </AccessFrameH5>
    );
  }
  return (
    <AccessFrameH5
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
    </AccessFrameH5>
  );
}
