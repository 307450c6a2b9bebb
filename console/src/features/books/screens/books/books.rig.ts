import { open } from '../../../../app/console.rig.tsx';
import type { Answers } from '../../../../app/exchange.rig.ts';

export const AT = '2026/11/20 14:32:05';
export const UID = '123456789';
export const PATH = `user:${UID}:funding:USDT`;
export const openAt = (route: string, answers: Answers, role: 'auditor' | 'finance' | 'risk' = 'auditor') =>
  open(route, { role, answers });
