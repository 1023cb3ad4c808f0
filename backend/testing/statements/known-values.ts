import type { Catalog } from './catalog.ts';
import { nodeAt, nodesAt, type TreeNode } from './node-tree.ts';

/** A column of the query at hand, as a condition names it. */
export const keyOf = ({ fields }: TreeNode): string => `${String(fields['varno'])}.${String(fields['varattno'])}`;

/** A call or operator, as a condition repeats it. Where it stands in the text does not matter. */
export const callKeyOf = (node: TreeNode): string => JSON.stringify(node, (name, value: unknown) => (/location$/.test(name) ? undefined : value));

const JOIN = { inner: '0', left: '1' };

/** The columns that must have a value wherever this condition (or the conditions of this join tree) holds. */
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

/** The columns that must have a value when this condition does not hold. */
export function factsOfFailure(node: TreeNode | null): Set<string> {
  const arg = node?.kind === 'NULLTEST' && node.fields['nulltesttype'] === '0' ? nodeAt(node, 'arg') : null;
  return new Set(arg?.kind === 'VAR' ? [keyOf(arg)] : []);
}

/** The columns without which this expression would be null: strict functions and operators hand null on. */
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
