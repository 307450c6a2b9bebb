import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { projectsQuery } from '../../api/projects.ts';
import { useCancelModel } from '../../parts/cancel/cancel.model.ts';
import { useFundModel } from '../../parts/fund/fund.model.ts';
import { useMoveModel } from '../../parts/move/move.model.ts';
import { usePayOutModel } from '../../parts/pay-out/pay-out.model.ts';
import { useProtectModel } from '../../parts/protect/protect.model.ts';
import { usePublishModel } from '../../parts/publish/publish.model.ts';

/** The projects of Launch, and what staff ask for about it. */
export function useProjectsModel() {
  const projects = useInfiniteQuery(projectsQuery);
  const { view, commands } = listOf(projects);
  const [survey, setSurvey] = useState<string | null>(null);
  return {
    view: {
      ...view,
      aside: projects.data?.pages[0]?.aside ?? [],
      snapshots: projects.data?.pages.flatMap(({ snapshots }) => snapshots) ?? [],
      mayPublish: useIsOneOf(['product']),
      mayFund: useIsOneOf(['finance']),
      mayCancel: useIsOneOf(['product', 'risk']),
      /** The project whose survey is open. */
      survey,
    },
    commands,
    openSurvey: setSurvey,
    publish: usePublishModel(),
    fund: useFundModel(),
    payOut: usePayOutModel(),
    move: useMoveModel(),
    protect: useProtectModel(),
    cancel: useCancelModel(),
  } as const;
}
