import { UserRoundCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Empty } from '../../kit/states.tsx';
import { confirmSid, declineSid, type SidQuestion, useSession } from '../../lib/person/session.ts';
import { useShellText } from '../../lib/shell-text.ts';

/**
 * Asks before a link opens an account in this browser. Anybody can send such a link, and a person who continues without
 * looking would deposit into the sender's account.
 */
export function ContinueAs({ children }: { readonly children: ReactNode }) {
  const { question } = useSession();
  return question ? <Question question={question} /> : children;
}

function Question({ question }: { readonly question: SidQuestion }) {
  const t = useShellText();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await confirmSid(question);
  };
  return (
    <main className="grid min-h-dvh place-items-center" data-room="shell/access/continue-as">
      <Empty
        icon={<UserRoundCheck />}
        text={
          <>
            <h1 className="block text-16 font-semibold text-text">
              {t('shell.continue.title', { account: question.account })}
            </h1>
            {t('shell.continue.text')}
          </>
        }
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button kind="secondary" onClick={declineSid} disabled={isBusy}>
              {t('shell.continue.no')}
            </Button>
            <Button busy={isBusy} onClick={() => void confirm()}>
              {t('shell.continue.yes')}
            </Button>
          </span>
        }
      />
    </main>
  );
}
