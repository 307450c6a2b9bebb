import { describeAgreement } from './agreement.rig.ts';

// Ten thousand: `agreement.long.spec.ts`.
describeAgreement(1_000);
