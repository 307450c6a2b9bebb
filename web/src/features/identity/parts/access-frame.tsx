import type { AccessFrameProps } from './access/access-frame-props.ts';
import { DomainLine } from './domain-line/domain-line.tsx';
import { MarketsNow } from './markets-now/markets-now.tsx';
import { NeverAsk } from './never-ask.tsx';

/** The desktop frame of log-in, sign-up and reset: the form at the left, current prices at the right. */
export function AccessFrame({ title, children, foot }: AccessFrameProps) {
  return (
    <div data-room="identity/parts/access-frame" className="grid min-h-[calc(100dvh-56px)] grid-cols-2">
      <div className="flex flex-col items-center justify-center px-10 py-12">
        <div className="w-full max-w-100">
          <h1 className="mb-3 text-28 font-semibold">{title}</h1>
          <DomainLine />
          <div className="mt-6">{children}</div>
          {foot && <p className="mt-6 text-center text-14 text-text-muted">{foot}</p>}
          <div className="mt-8">
            <NeverAsk />
          </div>
        </div>
      </div>
      <div className="flex items-center justify-center border-l border-line bg-surface px-10 py-12">
        <MarketsNow />
      </div>
    </div>
  );
}
