import { CircleAlert } from 'lucide-react';

/** What is wrong with several fields together, under them. Its place stays, so that nothing moves when it appears. */
export function FieldProblem({ text }: { readonly text: string }) {
  return (
    <p aria-live="polite" className="flex min-h-4 items-start gap-1.5 text-12 text-danger">
      {text && (
        <>
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </>
      )}
    </p>
  );
}
