import { Link, Redirect } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { AccessFrame } from '../../parts/access-frame.tsx';
import { RegisterForm } from '../../parts/register-form/register-form.tsx';
import { useAccessModel } from '../login/login.model.ts';

export default function RegisterDesktop() {
  const t = useIdentityText();
  const { view, links } = useAccessModel();
  if (view.isLoggedIn) return <Redirect to={view.target} replace />;
  return (
    <AccessFrame
      title={t('identity.register.title')}
      foot={
        <>
          {t('identity.register.have')}{' '}
          <Link href={links.login} className={buttonClass({ kind: 'link' })}>
            {t('identity.login.title')}
          </Link>
        </>
      }
    >
      <RegisterForm />
    </AccessFrame>
  );
}
