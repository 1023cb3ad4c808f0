import { expect, it } from 'vitest';
import { LABEL_GAP, LABEL_HEIGHT, NODE_WIDTH, pathLayout, WIDTH } from './path-layout.ts';

const places = Array.from({ length: 13 }, (_, at) => `Place ${at}`);
/** Moves of five steps with 13 places each. Nearly all people go to the first place. */
const links = [1, 2, 3, 4, 5].flatMap((step) => places.map((place, at) => ({ step, from: step === 1 ? 'Sign-up' : place, to: place, people: at === 0 ? 900 : 8 })));

it('gives each label two lines of its own, inside the diagram and before the next column', () => {
  const { nodes, height, labelWidth } = pathLayout(links, 996);
  expect(nodes).toHaveLength(1 + 5 * 13);
  const starts = [...new Set(nodes.map(({ x }) => x))];
  for (const [index, start] of starts.entries()) {
    expect(start + NODE_WIDTH + LABEL_GAP + labelWidth).toBeLessThanOrEqual(starts[index + 1] ?? WIDTH);
    let free = 0;
    for (const { label, y, height: tall } of nodes.filter(({ x }) => x === start)) {
      expect(label.height).toBeGreaterThanOrEqual(LABEL_HEIGHT);
      expect(label.y).toBeGreaterThanOrEqual(free);
      free = label.y + label.height;
      expect(free).toBeLessThanOrEqual(height);
      // The node stands in the middle beside its label.
      expect(y + tall / 2).toBeCloseTo(label.y + label.height / 2);
    }
  }
  // A line of a label then holds about 21 letters of 12 px.
  expect(labelWidth).toBeGreaterThanOrEqual(125);
});
