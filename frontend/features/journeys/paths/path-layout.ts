import type { PathLink } from '#contracts/journeys.ts';
import { ENDED } from '../event-places.ts';

/** Width in px of the diagram of paths. Where its card is narrower, the diagram scrolls. */
export const WIDTH = 900;
export const NODE_WIDTH = 10;
/** Px between a node of the diagram and its label, and between the label and the next column. */
export const LABEL_GAP = 5;
/** Px of height for the two lines of a node's label, however few people reached the node. */
export const LABEL_HEIGHT = 34;
const GAP = 6;
/** Height in px of all nodes of a column together, without the gaps between them. */
const PEOPLE_HEIGHT = 260;

export interface PathNode {
  key: string;
  place: string;
  people: number;
  x: number;
  y: number;
  height: number;
  label: { y: number; height: number };
}

export interface PathFlow {
  key: string;
  ended: boolean;
  from: { x: number; y: number };
  to: { x: number; y: number };
  width: number;
}

export interface PathLayout {
  nodes: PathNode[];
  flows: PathFlow[];
  height: number;
  labelWidth: number;
}

const ended = (place: string): number => (place === ENDED ? 1 : 0);

/**
 * Computes the positions in px in the diagram of paths: a column for each step, the largest place at the top, ended visits at the bottom, and room for
 * each label.
 */
export function pathLayout(links: readonly PathLink[], people: number): PathLayout {
  const columns: Map<string, number>[] = [new Map()];
  for (const { step, from, to, people: moved } of links) {
    if (step === 1) columns[0]?.set(from, (columns[0].get(from) ?? 0) + moved);
    const column = (columns[step] ??= new Map<string, number>());
    column.set(to, (column.get(to) ?? 0) + moved);
  }
  const scale = PEOPLE_HEIGHT / people;
  const apart = WIDTH / columns.length;
  let lowest = 0;
  const nodes = columns.flatMap((column, step) => {
    let top = 0;
    return [...column].sort(([a, few], [b, many]) => ended(a) - ended(b) || many - few).map(([place, count]): PathNode => {
      const height = Math.max(1, count * scale);
      const label = { y: top, height: Math.max(height, LABEL_HEIGHT) };
      top += label.height + GAP;
      lowest = Math.max(lowest, top);
      return { key: `${step} ${place}`, place, people: count, x: step * apart, y: label.y + (label.height - height) / 2, height, label };
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
      key: `${left} ${right}`, ended: link.to === ENDED, width,
      from: { x: (at.get(left)?.x ?? 0) + NODE_WIDTH, y: take(out, left, width) }, to: { x: at.get(right)?.x ?? 0, y: take(into, right, width) },
    };
  });
  return { nodes, flows, height: lowest, labelWidth: apart - NODE_WIDTH - 2 * LABEL_GAP };
}
