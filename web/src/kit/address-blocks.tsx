import { cx } from './cx.ts';

const BLOCK = 4;

/** An address in blocks of four, the first and last in bold, because people compare those. */
export function AddressBlocks({ address, isGrid = false }: { readonly address: string; readonly isGrid?: boolean }) {
  const prefix = /^0x/i.test(address) ? 2 : 0;
  const blocks = [address.slice(0, prefix + BLOCK)];
  for (let at = prefix + BLOCK; at < address.length; at += BLOCK) blocks.push(address.slice(at, at + BLOCK));
  // A short last block is too little to compare, so the block before it is bold too.
  const heavyFrom = (blocks.at(-1)?.length ?? BLOCK) < BLOCK ? blocks.length - 2 : blocks.length - 1;
  return (
    <span
      className={cx(
        'code text-14',
        isGrid ? 'grid w-fit grid-cols-[repeat(5,max-content)] gap-x-4 gap-y-0.5' : 'flex flex-wrap gap-x-2',
      )}
    >
      <span className="sr-only">{address}</span>
      {blocks.map((block, index) => (
        <span
          aria-hidden="true"
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move.
          key={index}
          className={index === 0 || index >= heavyFrom ? 'font-semibold text-text' : 'text-text-muted'}
        >
          {block}
        </span>
      ))}
    </span>
  );
}
