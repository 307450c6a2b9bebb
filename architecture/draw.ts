import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Graph, type Room, readGraph, withoutDetours } from './draw/graph.ts';
import { pictureOf } from './draw/picture.ts';

const FOLDER = 'docs/structure';
/** The pictures: one per program, with its rooms and below them the rooms they stand on. */
const PICTURES = ['server', 'web', 'console'] as const;

/** The rooms that a picture shows: those of one street, and those of other streets that they use. */
function shownIn(graph: Graph, street: string): Graph {
  const own = graph.filter((room) => room.name.startsWith(`${street}/`));
  const used = new Set(own.flatMap(({ uses }) => [...uses.keys()]));
  return graph.filter((room) => own.includes(room) || used.has(room.name));
}

const rowOf = ({ name, files, lines, uses }: Room): string => {
  const told = [...uses].sort((a, b) => b[1] - a[1]).map(([room, count]) => `${room} ${count}`);
  return `| \`${name}\` | ${files} | ${lines.toLocaleString('en-US')} | ${told.join(', ') || 'nothing of ours'} |`;
};

function tellIn(root: string): void {
  const graph = readGraph(root);
  mkdirSync(join(root, FOLDER), { recursive: true });
  for (const street of PICTURES) {
    writeFileSync(join(root, FOLDER, `${street}.svg`), pictureOf(withoutDetours(shownIn(graph, street)), street));
  }
  const pictures = PICTURES.map((street) => `![The rooms of ${street}](${street}.svg)`).join('\n\n');
  const text = `# The structure, drawn

Written by \`npm run -s draw\`, from the imports as they are; no test compares it. What may be imported stands in \`architecture/levels.cjs\`. A line leads down to what a room uses; where another room on the way uses it too, the direct line is left out. Tests and their rigs are not counted.

${pictures}

| room | files | lines | uses, with the number of imports |
| --- | --- | --- | --- |
${graph.map(rowOf).join('\n')}
`;
  writeFileSync(join(root, FOLDER, 'README.md'), text);
  console.log(`${FOLDER}: ${graph.length} rooms`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) tellIn(process.cwd());
