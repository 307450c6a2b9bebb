import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { CodeField } from '../../../../kit/form/code-field.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useLaunchText } from '../../launch-text.ts';

interface TradingPasswordFieldProps {
  readonly model: {
    readonly view: { readonly password: string; readonly passwordError: string | null; readonly isBusy: boolean };
    readonly commands: { setPassword(digits: string): void };
  };
  readonly help?: string;
}

/** The trading password that confirms what is asked for, with the way to another one for whoever forgot it. */
export function TradingPasswordField({ model: { view, commands }, help }: TradingPasswordFieldProps) {
  const t = useLaunchText();
  return (
    <CodeField
      isSecret
      label={t('launch.password')}
      aside={
        <Link
          href={pathTo('identity.security', { do: 'trading-password' })}
          className={buttonClass({ kind: 'link', size: 'small' })}
        >
          {t('launch.forgot')}
        </Link>
      }
      value={view.password}
      error={view.passwordError}
      {...(help !== undefined && { help })}
      disabled={view.isBusy}
      onChange={commands.setPassword}
    />
  );
}
