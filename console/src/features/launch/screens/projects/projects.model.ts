import { useQuery } from '@tanstack/react-query';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { projectsQuery } from '../../api/projects.ts';
import { useCancelModel } from '../../parts/cancel/cancel.model.ts';
import { useFundModel } from '../../parts/fund/fund.model.ts';
import { usePayOutModel } from '../../parts/pay-out/pay-out.model.ts';
import { usePublishModel } from '../../parts/publish/publish.model.ts';

/** Every project of Launch, and what staff ask for about it. */
export function useProjectsModel() {
  const projects = useQuery(projectsQuery);
  return {
    view: {
      state: stateOf(projects),
      rows: projects.data?.rows ?? [],
      aside: projects.data?.aside ?? [],
      mayPublish: useIsOneOf(['product']),
      mayFund: useIsOneOf(['finance']),
      mayCancel: useIsOneOf(['product', 'risk']),
    },
    retry: () => void projects.refetch(),
    publish: usePublishModel(),
    fund: useFundModel(),
    payOut: usePayOutModel(),
    cancel: useCancelModel(),
  } as const;
}
