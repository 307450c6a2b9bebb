import { pagedOf } from '../../../../lib/calls/paged.ts';
import { usePlans, useSummary } from '../../api/queries.ts';

/** A person's plans, page by page. */
export const usePlansModel = (areDeleted: boolean) => pagedOf(usePlans(!areDeleted));

/** All plans together, and what is there for the next run. */
export const useSummaryModel = () => useSummary();
