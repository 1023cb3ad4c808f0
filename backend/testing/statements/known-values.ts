import type { Catalog } from './catalog.ts';
import { nodeAt, nodesAt, type TreeNode } from './node-tree.ts';

/** A key for a column of the current query, so that conditions about the same column are recognised. */
export const keyOf = ({ fields }: TreeNode): string => `${String(fields['varno'])}.${String(fields['varattno'])}`;

/** A key for a call or operator, so that its repetition in a condition is recognised. Its place in the text does not matter. */
export const callKeyOf = (node: TreeNode): string => JSON.stringify(node, (name, value: unknown) => (/location$/.test(name) ? undefined : value));

const JOIN = { inner: '0', left: '1' };

/** The columns that must have a value wherever a condition, or the conditions of a join tree, holds. */
export function factsOf(node: TreeNode | null, catalog: Catalog): Set<string> {
  if (!node) return new Set();
  const all = (nodes: (TreeNode | null)[]): Set<string> => new Set(nodes.flatMap((item) => [...factsOf(item, catalog)]));
  switch (node.kind) {
    case 'FROMEXPR': return all([...nodesAt(node, 'fromlist'), nodeAt(node, 'quals')]);
    case 'JOINEXPR': {
      const type = node.fields['jointype'];
      if (type === JOIN.inner) return all([nodeAt(node, 'larg'), nodeAt(node, 'rarg'), nodeAt(node, 'quals')]);
      return type === JOIN.left ? factsOf(nodeAt(node, 'larg'), catalog) : new Set();
    }
    case 'BOOLEXPR': {
      const parts = nodesAt(node, 'args');
      if (node.fields['boolop'] === 'and') return all(parts);
      if (node.fields['boolop'] === 'not') return filledIn(parts[0] ?? null, catalog);
      const [first, ...others] = parts.map((part) => factsOf(part, catalog));
      return new Set([...(first ?? [])].filter((key) => others.every((other) => other.has(key))));
    }
    case 'NULLTEST': return node.fields['nulltesttype'] === '1' ? filledIn(nodeAt(node, 'arg'), catalog) : new Set();
    default: return filledIn(node, catalog);
  }
}

/** The columns that must have a value when a condition does not hold. */
export function factsOfFailure(node: TreeNode | null): Set<string> {
  const arg = node?.kind === 'NULLTEST' && node.fields['nulltesttype'] === '0' ? nodeAt(node, 'arg') : null;
  return new Set(arg?.kind === 'VAR' ? [keyOf(arg)] : []);
}

/** The columns that must have a value for this expression to have one: a strict function or operator returns null for a null argument. */
function filledIn(node: TreeNode | null, catalog: Catalog): Set<string> {
  if (!node) return new Set();
  if (node.kind === 'VAR') return new Set(node.fields['varlevelsup'] === '0' ? [keyOf(node)] : []);
  const oid = node.fields['opfuncid'] ?? node.fields['funcid'];
  const strict = typeof oid === 'string' && catalog.functionOf(oid).strict;
  if (strict && ['OPEXPR', 'FUNCEXPR', 'SCALARARRAYOPEXPR'].includes(node.kind)) {
    return new Set([callKeyOf(node), ...nodesAt(node, 'args').flatMap((item) => [...filledIn(item, catalog)])]);
  }
  if (['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR', 'COLLATEEXPR'].includes(node.kind)) return filledIn(nodeAt(node, 'arg'), catalog);
  return new Set();
}
