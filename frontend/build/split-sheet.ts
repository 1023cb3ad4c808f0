import { parse, Rule } from 'postcss';
import type { AtRule, Declaration, Node, Root } from 'postcss';
import { cascadeRanks } from './cascade-ranks.ts';
import { propertyFamily } from './property-family.ts';
import { specificity } from './specificity.ts';

/** Chooses the number of the stylesheet for a rule that needs all of these classes (as written in the stylesheet). */
export type SheetOf = (classes: readonly string[]) => number;

interface Piece {
  rule: Rule;
  /** Conditional at-rules, such as @media, around the rule, outermost first. */
  conditions: readonly AtRule[];
  important: boolean;
  sheet: number;
}

interface Scope {
  block: AtRule;
  /** Full name of the cascade layer, such as recipes.slots. */
  path: string;
}

const CONDITIONAL = /^(media|supports|container)$/;
const CLASS = /\.((?:\\.|[\w-]|[^\x00-\x7F])+)/gu;

/**
 * Splits a stylesheet of cascade layers into `count` sheets: rules of `layers` move into the sheet that `sheetOf` names, and 0 keeps them. Together
 * the sheets have the same effect as the whole, in whatever order they load after the first. To that end each split layer is cut into sublayers,
 * which the first sheet declares in order.
 */
export function splitSheet(css: string, layers: readonly string[], sheetOf: SheetOf, count = 2): string[] {
  const root = parse(css);
  const scopes = scopesOf(root, layers);
  const moved = Array.from({ length: count - 1 }, (): string[] => []);
  for (const { block, path } of scopes) {
    const originals = rulesOf(block);
    const pieces = originals.flatMap((rule) => piecesOf(rule, block, sheetOf));
    if (pieces.every(({ sheet }) => sheet === 0)) continue;
    const ranks = cascadeRanks(pieces.map(rankedRule));
    const names = Array.from({ length: Math.max(...ranks) + 1 }, (_, rank) => `r${rank}`);
    const inside = scopes.flatMap((other) => (other.path.startsWith(`${path}.`) ? other.path.slice(path.length + 1).split('.')[0]! : []));
    originals.forEach(removeWithEmptyParents);
    block.prepend(parse(`@layer ${[...new Set(inside), ...names].join(',')};`).nodes);
    block.append(parse(written(pieces, ranks, 0)).nodes);
    moved.forEach((parts, index) => {
      const text = written(pieces, ranks, index + 1);
      if (text !== '') parts.push(`@layer ${path}{${text}}`);
    });
  }
  return [root.toString(), ...moved.map((parts) => parts.join('\n'))];
}

/** The blocks of the named layers and their inner layers. Each may appear only once, because the order of repeated blocks would be lost. */
function scopesOf(root: Root, layers: readonly string[]): Scope[] {
  const scopes: Scope[] = [];
  root.walkAtRules('layer', (block) => {
    if (!block.nodes) return;
    const path = [...parentsOf(block).filter(({ name }) => name === 'layer'), block].map(({ params }) => params).join('.');
    if (!layers.some((layer) => path === layer || path.startsWith(`${layer}.`))) return;
    if (scopes.some((other) => other.path === path)) throw new Error(`The layer ${path} is written in two places.`);
    scopes.push({ block, path });
  });
  return scopes;
}

/** The style rules directly in a layer, without those of inner layers and without animation steps. */
function rulesOf(block: AtRule): Rule[] {
  const rules: Rule[] = [];
  block.walkRules((rule) => {
    if (parentsOf(rule, block).every(({ name }) => CONDITIONAL.test(name))) rules.push(rule);
  });
  return rules;
}

/**
 * Splits a rule into one piece per selector, because they may differ in specificity. Important declarations become a piece of their own, because
 * sublayers reverse their order.
 */
function piecesOf(rule: Rule, block: AtRule, sheetOf: SheetOf): Piece[] {
  const conditions = parentsOf(rule, block);
  return rule.selectors.flatMap((selector) =>
    [false, true].flatMap((important) => {
      const nodes = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && Boolean(node.important) === important);
      const sheet = important ? 0 : sheetOf(classesOf(selector));
      return nodes.length === 0 ? [] : [{ rule: new Rule({ selector, nodes: nodes.map((node) => node.clone()) }), conditions, important, sheet }];
    }),
  );
}

/** Important rules only compete with each other, so all of them go into one sublayer of the first stylesheet. */
function rankedRule({ rule, important, sheet }: Piece): Parameters<typeof cascadeRanks>[0][number] {
  const families = new Set(important ? [] : rule.nodes.map((node) => propertyFamily((node as Declaration).prop)));
  return { specificity: specificity(rule.selector), families, sheet };
}

/** The classes that an element or its ancestors must have for the selector to match; alternatives in brackets are ignored. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  return [...plain.matchAll(CLASS)].map(([, name]) => name!);
}

function written(pieces: readonly Piece[], ranks: readonly number[], sheet: number): string {
  const layers: string[] = [];
  for (let rank = 0; rank <= Math.max(...ranks); rank += 1) {
    const inside = pieces.filter((piece, index) => piece.sheet === sheet && ranks[index] === rank);
    if (inside.length > 0) layers.push(`@layer r${rank}{${inside.map(wrapped).join('')}}`);
  }
  return layers.join('');
}

const wrapped = ({ rule, conditions }: Piece): string =>
  conditions.map(({ name, params }) => `@${name} ${params}{`).join('') + rule.toString() + '}'.repeat(conditions.length);

function parentsOf(node: Node, below?: Node): AtRule[] {
  const parents: AtRule[] = [];
  for (let parent = node.parent; parent && parent !== below; parent = parent.parent as typeof parent) if (parent.type === 'atrule') parents.unshift(parent as AtRule);
  return parents;
}

function removeWithEmptyParents(rule: Rule): void {
  let node: Node = rule;
  while (node.parent && node.parent.type === 'atrule' && (node.parent as AtRule).name !== 'layer' && node.parent.nodes?.length === 1) node = node.parent as Node;
  node.remove();
}
