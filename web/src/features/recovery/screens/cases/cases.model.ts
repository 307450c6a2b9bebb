import { useQueryState } from '../../../../lib/links.ts';

/** Which part the address names: a new case, one case, or all of them. */
export function useCasesModel() {
  const [query] = useQueryState();
  const id = query.get('id');
  const place = query.get('new') ? ('new' as const) : id ? ('one' as const) : ('all' as const);
  return { view: { place, id: id ?? '' } };
}
