import { useGo, useQueryState } from '../../../../lib/links.ts';
import { useFormModel } from '../../parts/form/form.model.ts';

/** The form of a grid; the address may name its market. What was made is seen among one’s grids. */
export function useCreateScreen() {
  const [query] = useQueryState();
  const go = useGo();
  return useFormModel({
    symbol: query.get('symbol'),
    onDone: (grid) => go('grid.manage', { grid }, { replaces: true }),
  });
}
