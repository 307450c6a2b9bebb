import { Minus, TrendingUp } from 'lucide-react';

/** The icon of each kind of drawing. */
export const DRAWING_ICONS = { trend: TrendingUp, level: Minus } as const;
