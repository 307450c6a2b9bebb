import { type ReactNode, useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex]:not([tabindex="-1"])';

interface ScrolledPartProps {
  readonly titleId: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The part of a dialog that scrolls. Where more is in it than is shown and nothing in it takes the focus, it takes the focus
 * itself: not every browser gives it the focus, and without it the arrow keys do not reach what is below.
 */
export function ScrolledPart({ titleId, className, children }: ScrolledPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const [outer, inner] = [part.current!, content.current!];
    const look = () => setIsStop(outer.scrollHeight > outer.clientHeight && !inner.querySelector(FOCUSABLE));
    const sizes = new ResizeObserver(look);
    sizes.observe(outer);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={part} className={className} {...(isStop && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}>
      <div ref={content}>{children}</div>
    </div>
  );
}
