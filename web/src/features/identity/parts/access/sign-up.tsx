import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { RegisterForm } from '../register-form/register-form.tsx';
import type { AccessFrameProps } from './access-frame-props.ts';

export interface SignUpProps {
  readonly frame: ComponentType<AccessFrameProps>;
  readonly loginHref: string;
}

/** The form that opens an account, in the layout's frame. */
export function SignUp({ frame: Frame, loginHref }: SignUpProps) {
  const t = useIdentityText();
  return (
    <Frame
      title={t('identity.register.title')}
      foot={
        <>
          {t('identity.register.have')}{' '}
          <Link href={loginHref} className={buttonClass({ kind: 'link' })}>
            {t('identity.login.title')}
          </Link>
        </>
      }
    >
      <RegisterForm />
    </Frame>
  );
}
