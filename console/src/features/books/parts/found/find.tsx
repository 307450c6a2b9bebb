import { BookOpen, SearchX } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { Field } from '../../../../kit/field.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { Empty, Failed } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { useFindModel } from '../../screens/books/books.model.ts';
import { AccountCard } from '../account-card/account-card.tsx';
import { EntryCard } from '../entry-card/entry-card.tsx';
import { Accounts } from './accounts.tsx';
import { entryColumns } from './entry-columns.tsx';

/** The search box, and what it found: people's accounts, the house's accounts, entries. */
export function Find() {
  const { view, commands } = useFindModel();
  return (
    <>
      <search>
        <form
          className="flex max-w-3xl items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            commands.find();
          }}
        >
          <Field
            label={t('console.books.findLabel')}
            placeholder={t('console.books.findHint')}
            value={view.typed}
            maxLength={200}
            onChange={commands.setTyped}
          />
          <Button type="submit" disabled={view.typed.trim() === ''} busy={view.isSearching && view.hasSearch}>
            {t('console.user.find')}
          </Button>
        </form>
      </search>
      {!view.hasSearch && !view.path && !view.entryId && (
        <Card>
          <Empty icon={<BookOpen className="size-5" />} text={t('console.books.findNone')} />
        </Card>
      )}
      {view.failed && (
        <Failed text={t('console.books.failed')} retryLabel={t('console.retry')} onRetry={commands.retry} />
      )}
      {view.entryId && (
        <EntryCard entryId={view.entryId} onAccount={commands.openAccount} onClose={commands.closeEntry} />
      )}
      {view.path && <AccountCard path={view.path} onEntry={commands.openEntry} onClose={commands.closeAccount} />}
      {view.isNothing && (
        <Card>
          <Empty icon={<SearchX className="size-5" />} text={t('console.books.nothing')} />
        </Card>
      )}
      {view.accounts.length > 0 && !view.path && <Accounts rows={view.accounts} onOpen={commands.openAccount} />}
      {view.entries.rows.length > 0 && !view.path && (
        <List
          label={t('console.books.entries')}
          view={view.entries}
          commands={commands}
          emptyIcon={<SearchX className="size-5" />}
          words={listWords(t('console.books.nothing'), t('console.books.failed'))}
          rowKey={(row) => row.entryId}
          columns={entryColumns(commands.openEntry)}
        />
      )}
    </>
  );
}
