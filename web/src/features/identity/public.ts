export { SecurityCheck } from './parts/security-check/security-check.tsx';
export type {
  CodeChannel,
  Ended,
  SecurityCheckProps,
  SecurityFactors,
  SentCode,
} from './parts/security-check/security-check-props.ts';
