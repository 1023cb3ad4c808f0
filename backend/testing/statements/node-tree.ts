/** A node of Postgres' analysed query tree: its kind (`QUERY`, `VAR`, …) and its fields. */
export interface TreeNode {
  kind: string;
  fields: Record<string, Tree>;
}

export type Tree = TreeNode | Tree[] | string | null;

const TOKENS = /[(){}]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}\\])+/gs;

/** Reads a `pg_node_tree`, the text in which Postgres stores an analysed statement. @throws Error when it is cut off */
export function readTree(text: string): Tree {
  const tokens = text.match(TOKENS) ?? [];
  let at = 0;

  function value(): Tree {
    const token = tokens[at];
    if (token === undefined) throw new Error('The tree is cut off.');
    at += 1;
    if (token === '(') return until(')');
    if (token === '{') return node();
    return token === '<>' ? null : token.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/gs, '$1');
  }

  function until(end: string): Tree[] {
    const list: Tree[] = [];
    while (tokens[at] !== end) list.push(value());
    at += 1;
    return list;
  }

  function node(): TreeNode {
    const kind = String(value());
    const fields: Record<string, Tree> = {};
    let name = '';
    while (tokens[at] !== '}') {
      const token = tokens[at];
      if (token?.startsWith(':')) {
        name = token.slice(1);
        at += 1;
      } else {
        // A constant is written as its length and its bytes. The first of these values is kept, which shows that there is a constant.
        const found = value();
        fields[name] ??= found;
      }
    }
    at += 1;
    return { kind, fields };
  }

  return value();
}

/** The child node in a field of a node; null when the field is empty. */
export function nodeAt(node: TreeNode, field: string): TreeNode | null {
  const found = node.fields[field] ?? null;
  return found !== null && typeof found === 'object' && !Array.isArray(found) ? found : null;
}

/** The child nodes in a list field of a node; none when the field is empty. */
export function nodesAt(node: TreeNode, field: string): TreeNode[] {
  const found = node.fields[field];
  return Array.isArray(found) ? found.filter((item): item is TreeNode => item !== null && typeof item === 'object' && !Array.isArray(item)) : [];
}

/** The words of a list field, without the leading letter that tells numbers, oids and sets apart: `(b 1 2)`. */
export function wordsAt(node: TreeNode, field: string): string[] {
  const found = node.fields[field];
  return Array.isArray(found) ? found.filter((item): item is string => typeof item === 'string' && !/^[biox]$/.test(item)) : [];
}
