import { Minus, TrendingUp } from 'lucide-react';

/** What each kind of drawing looks like on a button. */
export const DRAWING_ICONS = { trend: TrendingUp, level: Minus } as const;
