import type { ComponentType } from 'react';
import { Link, Redirect } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { FreezeLink } from '../freeze-link/freeze-link.tsx';
import { LoginForm } from '../login-form/login-form.tsx';
import { ResetForm } from '../reset-form/reset-form.tsx';
import { useAccessModel } from './access.model.ts';
import type { AccessFrameProps } from './access-frame-props.ts';
import type { SignUpProps } from './sign-up.tsx';

interface AccessProps {
  readonly frame: ComponentType<AccessFrameProps>;
  /** The sign-up form, on a page that shows it too. */
  readonly signUp?: ComponentType<SignUpProps>;
}

const link = buttonClass({ kind: 'link' });

/** Log-in, sign-up, reset and the freeze link, in the layout's frame. */
export function Access({ frame: Frame, signUp: SignUp }: AccessProps) {
  const t = useIdentityText();
  const { view, links, commands } = useAccessModel();
  const back = (
    <Link href={links.login} className={link}>
      {t('identity.reset.backToLogin')}
    </Link>
  );
  if (view.view === 'freeze') {
    return (
      <Frame title={t('identity.freeze.title')} foot={back}>
        <FreezeLink />
      </Frame>
    );
  }
  if (view.isLoggedIn) return <Redirect to={view.target} replace />;
  if (SignUp && view.view === 'register') return <SignUp frame={Frame} loginHref={links.login} />;
  if (view.view === 'reset') {
    return (
      <Frame title={t('identity.reset.title')} foot={back}>
        <ResetForm onDone={commands.finishReset} />
      </Frame>
    );
  }
  return (
    <Frame
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
    </Frame>
  );
}
