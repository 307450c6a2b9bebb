import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import type { ExportFilter } from './exports.model.ts';
import { LazyExportsDialog, preloadExports } from './lazy-exports-dialog.tsx';

/** The way to a whole file of a product, beside what it is of. */
export function FileButton({ text, filter }: { readonly text: string; readonly filter: ExportFilter }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="link"
        size="small"
        icon={<FileDown aria-hidden="true" />}
        onPointerEnter={preloadExports}
        onTouchStart={preloadExports}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      <LazyExportsDialog open={isOpen} onClose={() => setIsOpen(false)} filter={filter} />
    </>
  );
}
