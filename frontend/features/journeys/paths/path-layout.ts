import type { PathLink } from '#contracts/journeys.ts';

export const WIDTH = 960;
export const HEIGHT = 420;
export const NODE_WIDTH = 10;
const GAP = 16;
/** Width in px that the diagram of paths keeps free for the labels of its last column. */
const LAST_LABEL = 150;

export interface PathNode {
  key: string;
  place: string;
  people: number;
  x: number;
  y: number;
  height: number;
}

export interface PathFlow {
  key: string;
  ended: boolean;
  from: { x: number; y: number };
  to: { x: number; y: number };
  width: number;
}

const ended = (place: string): number => (place === 'ended' ? 1 : 0);

/** Computes the positions in the diagram of paths: a column for each step, the largest place at the top, ended visits at the bottom. */
export function pathLayout(links: readonly PathLink[], people: number): { nodes: PathNode[]; flows: PathFlow[] } {
  const columns: Map<string, number>[] = [new Map()];
  for (const { step, from, to, people: moved } of links) {
    if (step === 1) columns[0]?.set(from, (columns[0].get(from) ?? 0) + moved);
    const column = (columns[step] ??= new Map<string, number>());
    column.set(to, (column.get(to) ?? 0) + moved);
  }
  const most = Math.max(...columns.map((column) => column.size));
  const scale = (HEIGHT - GAP * most) / people;
  const apart = (WIDTH - LAST_LABEL) / Math.max(1, columns.length - 1);
  const nodes = columns.flatMap((column, step) => {
    let y = 0;
    return [...column].sort(([a, few], [b, many]) => ended(a) - ended(b) || many - few).map(([place, count]): PathNode => {
      const node = { key: `${step} ${place}`, place, people: count, x: step * apart, y, height: Math.max(1, count * scale) };
      y += node.height + GAP;
      return node;
    });
  });
  const at = new Map(nodes.map((node) => [node.key, node]));
  const out = new Map(nodes.map((node) => [node.key, node.y]));
  const into = new Map(out);
  const take = (edge: Map<string, number>, key: string, width: number): number => {
    const y = edge.get(key) ?? 0;
    edge.set(key, y + width);
    return y + width / 2;
  };
  const flows = links.map((link): PathFlow => {
    const [left, right] = [`${link.step - 1} ${link.from}`, `${link.step} ${link.to}`];
    const width = Math.max(0.5, link.people * scale);
    return {
      key: `${left} ${right}`, ended: link.to === 'ended', width,
      from: { x: (at.get(left)?.x ?? 0) + NODE_WIDTH, y: take(out, left, width) }, to: { x: at.get(right)?.x ?? 0, y: take(into, right, width) },
    };
  });
  return { nodes, flows };
}
