import { UserSearch } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Page, WhenReady } from '../../../../kit/page.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { Holdings } from '../../parts/person/holdings.tsx';
import { Mails } from '../../parts/person/mails.tsx';
import { Moves } from '../../parts/person/moves.tsx';
import { Notes } from '../../parts/person/notes.tsx';
import { Purchases } from '../../parts/person/purchases.tsx';
import { Reports } from '../../parts/person/reports.tsx';
import { Logins, Sessions } from '../../parts/person/sessions.tsx';
import { PersonCardPart } from '../../parts/person-card/person-card.tsx';
import { useUserModel } from './user.model.ts';

const BONES = { rows: 4, height: 44 };

export function UserDesktop() {
  const { view, commands } = useUserModel();
  const { card } = view;
  return (
    <Page title={t('console.user.title')} room="identity/screens/user">
      <form
        className="flex w-120 items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (view.canFind) void commands.find();
        }}
      >
        <Field
          label={t('console.person.find')}
          maxLength={254}
          autoCapitalize="none"
          value={view.typed}
          onChange={commands.setTyped}
        />
        <Button type="submit" kind="secondary" busy={view.isFinding} disabled={!view.canFind}>
          {t('console.user.find')}
        </Button>
      </form>
      {view.state === 'none' ? (
        <Empty icon={<UserSearch className="size-5" />} text={t('console.person.none')} />
      ) : (
        <WhenReady state={view.state} words={waitWords(view.failedText)} onRetry={commands.retry} bones={BONES}>
          {card && <PersonCardPart card={card} />}
        </WhenReady>
      )}
      {card && (
        // Keyed by person, so that nothing begun for one is kept for the next.
        <Fragment key={card.uid}>
          <Tabs label={t('console.user.title')} value={view.tab} options={view.tabs} onChange={commands.setTab} />
          {view.tab === 'overview' && <Holdings uid={card.uid} />}
          {view.tab === 'sessions' && <Sessions uid={card.uid} />}
          {view.tab === 'logins' && <Logins uid={card.uid} />}
          {view.tab === 'deposits' && <Moves id="staffHoldings.deposits" uid={card.uid} />}
          {view.tab === 'withdrawals' && <Moves id="staffHoldings.withdrawals" uid={card.uid} />}
          {view.tab === 'purchases' && <Purchases uid={card.uid} />}
          {view.tab === 'mails' && <Mails uid={card.uid} />}
          {view.tab === 'notes' && <Notes uid={card.uid} />}
          {view.tab === 'reports' && <Reports uid={card.uid} />}
        </Fragment>
      )}
    </Page>
  );
}
