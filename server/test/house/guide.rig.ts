/** A code block of a guide. */
export interface Block {
  readonly language: string;
  readonly heading: string;
  readonly text: string;
}

/** The code blocks of a guide in their order. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: { language: string; lines: string[] } | null = null;
  for (const line of markdown.split('\n')) {
    const fence = /^```(\w*)$/.exec(line);
    if (fence && open) {
      blocks.push({ language: open.language, heading, text: open.lines.join('\n') });
      open = null;
    } else if (fence) open = { language: fence[1]!, lines: [] };
    else if (open) open.lines.push(line);
    else heading = /^##+ (.*)$/.exec(line)?.[1] ?? heading;
  }
  return blocks;
}

/** What systemd makes of an EnvironmentFile: no shell reads it, and a comment stands at the start of a line alone. */
export function environmentOf(file: string): Record<string, string> {
  const lines = file.split('\n').filter((line) => line.trim() !== '' && !/^[#;]/.test(line.trim()));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1).replace(/^"(.*)"$/, '$1')];
    }),
  );
}

/** A directive of a unit, as systemd reads it. */
export const directiveOf = (unit: string, name: string): string =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
