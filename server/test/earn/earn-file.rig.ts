import { earnProduct } from '../../src/modules/earn/public.ts';
import { type FileRange, productFile } from '../house/product-file.rig.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

/** The file of a person's interest, as its owner gets it. */
export const interestFile = (exchange: TestExchange, who: Pick<Member, 'uid'>, range: FileRange): Promise<string> =>
  productFile(earnProduct, 'earnInterest', exchange, who, range);
