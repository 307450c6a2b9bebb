import type { Graph } from './graph.ts';

const BOX_HEIGHT = 40;
const ROW_HEIGHT = 96;
const GAP = 16;
const MARGIN = 24;
const LETTER = 7.4;

interface Box {
  readonly name: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How high each room stands: one above the highest that it uses. Uses that would close a circle are ignored. */
function heightsOf(graph: Graph): ReadonlyMap<string, number> {
  const byName = new Map(graph.map((room) => [room.name, room]));
  const heights = new Map<string, number>();
  const heightOf = (name: string, above: ReadonlySet<string>): number => {
    const known = heights.get(name);
    if (known !== undefined) return known;
    const below = [...(byName.get(name)?.uses.keys() ?? [])].filter((each) => byName.has(each) && !above.has(each));
    const next = new Set(above).add(name);
    const height = 1 + Math.max(-1, ...below.map((each) => heightOf(each, next)));
    heights.set(name, height);
    return height;
  };
  for (const { name } of graph) heightOf(name, new Set());
  return heights;
}

/** Draws the rooms as boxes, each row above what it uses, with a line to each lower room that a room needs. */
export function pictureOf(graph: Graph, street: string): string {
  const heights = heightsOf(graph);
  const top = Math.max(...heights.values());
  const rows = Array.from({ length: top + 1 }, (_, row) => graph.filter(({ name }) => heights.get(name) === top - row));
  const labelOf = (name: string): string => (name.startsWith(`${street}/`) ? name.slice(street.length + 1) : name);
  const widthOf = (name: string): number => Math.round(labelOf(name).length * LETTER) + 2 * GAP;
  const rowWidths = rows.map((row) => row.reduce((sum, { name }) => sum + widthOf(name) + GAP, -GAP));
  const width = Math.max(...rowWidths) + 2 * MARGIN;
  const boxes = new Map<string, Box>();
  for (const [at, row] of rows.entries()) {
    let x = MARGIN + (width - 2 * MARGIN - rowWidths[at]!) / 2;
    for (const { name } of row) {
      boxes.set(name, { name, label: labelOf(name), x, y: MARGIN + at * ROW_HEIGHT, width: widthOf(name) });
      x += widthOf(name) + GAP;
    }
  }
  const lines = graph.flatMap(({ name, uses }) =>
    [...uses.keys()].map((used) => lineOf(boxes.get(name)!, boxes.get(used)!)),
  );
  const height = 2 * MARGIN + top * ROW_HEIGHT + BOX_HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${height}" font-family="Inter, sans-serif" font-size="13">
<title>The rooms of ${street}, each on what it uses</title>
<rect width="100%" height="100%" fill="#fff"/>
<g stroke="#8a94a6" stroke-opacity="0.55" fill="none">
${lines.join('\n')}
</g>
<g text-anchor="middle">
${[...boxes.values()].map(boxOf).join('\n')}
</g>
</svg>
`;
}

function lineOf(from: Box, to: Box): string {
  const [x1, x2] = [from.x + from.width / 2, to.x + to.width / 2].map(Math.round);
  const [y1, y2] = [from.y + BOX_HEIGHT, to.y];
  const bend = Math.round((y2 - y1) / 2);
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`;
}

const boxOf = ({ label, x, y, width }: Box): string =>
  `<rect x="${Math.round(x)}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="8" fill="#f4f6fa" stroke="#c3cad6"/>` +
  `<text x="${Math.round(x + width / 2)}" y="${y + 25}" fill="#1b2433">${label}</text>`;
