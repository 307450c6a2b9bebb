import { Checkbox } from '../../../../kit/form/choice.tsx';
import { Chip } from '../../../../kit/tabs.tsx';
import { SearchBox } from '../../../balances/public.ts';
import { useEarnText } from '../../earn-text.ts';
import { FILTERS } from '../../rules/offer.ts';
import type { ProductsModel } from '../../screens/products/products.model.ts';

/** Which products are shown. */
export function Filters({ model: { view, commands } }: { readonly model: ProductsModel }) {
  const t = useEarnText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{t('earn.filter')}</legend>
        {FILTERS.map((filter) => (
          <Chip key={filter} pressed={filter === view.filter} onClick={() => commands.setFilter(filter)}>
            {t(`earn.filter.${filter}`)}
          </Chip>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-4 max-lg:w-full">
        {view.isPerson && (
          <Checkbox checked={view.isMine} onChange={commands.setMine}>
            {t('earn.mine')}
          </Checkbox>
        )}
        <span className="grid min-w-0 max-lg:flex-1 max-lg:basis-48">
          <SearchBox value={view.search} onChange={commands.setSearch} label={t('earn.search')} />
        </span>
      </div>
    </div>
  );
}
