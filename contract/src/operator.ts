import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { none } from './fields.ts';

export const operator = {
  status: endpoint({
    method: 'GET',
    path: '/open/operator/status',
    summary: "Switches (the value 'false' means that the feature is on), the shutdown flag, demo mode",
    access: 'anyone',
    input: none,
    output: z.object({
      switches: z.object({
        RED_ENVELOPE_CLOSE: z.string(),
        C2C_CLOSE: z.string(),
        Hbt_Switch: z.string(),
        LIMIT_REGISTER_SWITCH: z.string(),
      }),
      shutdown: z.boolean(),
      demo: z.boolean(),
    }),
    refusals: [],
  }),
} as const;
