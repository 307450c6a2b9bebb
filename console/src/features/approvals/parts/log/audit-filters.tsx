import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { FILTERS, type Filter, type useAuditModel } from '../../screens/audit/audit.model.ts';

type Model = Pick<
  ReturnType<typeof useAuditModel>,
  'typed' | 'isFiltered' | 'showsLogins' | 'commands' | 'chain' | 'file'
>;

const isDay = (filter: Filter) => filter === 'from' || filter === 'to';

/** Filters by member, action, subject and date, and buttons to check or save what was found. */
export function AuditFilters({ typed, isFiltered, showsLogins, commands, chain, file }: Model) {
  return (
    <form
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        commands.apply();
      }}
    >
      {FILTERS.map((filter) => (
        <div key={filter} className="flex w-40">
          <Field
            label={t(`console.audit.filter.${filter}`)}
            type={isDay(filter) ? 'date' : 'text'}
            maxLength={isDay(filter) ? undefined : 80}
            value={typed[filter]}
            onChange={(text) => commands.setFilter(filter, text)}
          />
        </div>
      ))}
      <Button type="submit">{t('console.audit.apply')}</Button>
      {isFiltered && (
        <Button kind="secondary" onClick={commands.clear}>
          {t('console.audit.clear')}
        </Button>
      )}
      <span className="flex-1" />
      <Button kind="secondary" onClick={commands.toggleLogins}>
        {t(showsLogins ? 'console.audit.hideLogins' : 'console.audit.showLogins')}
      </Button>
      <Button kind="secondary" busy={chain.isBusy} onClick={commands.verify}>
        {t('console.audit.verify')}
      </Button>
      <Button kind="secondary" disabled={file.rowsSoFar !== null} onClick={file.save}>
        {file.rowsSoFar === null
          ? t('console.books.export')
          : t('console.books.exporting', { rows: formatAmount(String(file.rowsSoFar)) })}
      </Button>
    </form>
  );
}
