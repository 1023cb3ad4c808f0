import type { Catalog } from './catalog.ts';
import { callKeyOf, factsOf, factsOfFailure, keyOf } from './known-values.ts';
import { nodeAt, nodesAt, wordsAt, type TreeNode } from './node-tree.ts';

/** A query, the queries around it, and those of its columns that its conditions prove to have a value. */
export interface Scope {
  query: TreeNode;
  outer: Scope | null;
  facts: ReadonlySet<string>;
}

export interface NullRules {
  catalog: Catalog;
  /** Numbers of the statement's bindings that may be null. */
  nullBindings: ReadonlySet<string>;
}

// Strict functions of Postgres that return null when they do not find what they look for.
const MAY_FIND_NOTHING = /^jsonb?_(object_field|array_element|extract_path)(_text)?$|^array_(length|lower|upper|position)$|^(textregexsubstr|regexp_match|jsonb_path_query_first|to_regclass)$/;
// Functions of Postgres that accept null and never return it.
const ALWAYS_ANSWER = /^(concat|concat_ws|format|jsonb?_build_(object|array)|num_nonnulls|num_nulls|count|row_number|rank|dense_rank|ntile|percent_rank|cume_dist|array_(append|prepend|cat))$/;
const OF_OTHER_ROWS = /^(lag|lead|first_value|last_value|nth_value)$/;
// Functions whose rows have a value in every column, unless the arrays that they are given contain null.
const ROWS_WITH_VALUES = /^(unnest|generate_series|generate_subscripts|jsonb?_array_elements(_text)?|jsonb?_object_keys|regexp_split_to_table|string_to_table)$/;
const NEVER_NULL = new Set(['NULLTEST', 'BOOLEANTEST', 'DISTINCTEXPR', 'ARRAYEXPR', 'A_ARRAYEXPR', 'ROWEXPR', 'SQLVALUEFUNCTION', 'GROUPINGFUNC', 'NEXTVALUEEXPR', 'MERGESUPPORTFUNC']);
const CALLS = new Set(['FUNCEXPR', 'OPEXPR']);
const ANY_ARGUMENT = new Set(['COALESCEEXPR', 'COALESCE', 'MINMAX', 'MINMAXEXPR']);
const ALL_ARGUMENTS = new Set(['BOOLEXPR', 'SCALARARRAYOPEXPR', 'ROWCOMPAREEXPR']);
const ONE_ARGUMENT = new Set(['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR', 'COLLATEEXPR', 'COERCETODOMAIN', 'CONVERTROWTYPEEXPR']);
const SUBLINK = { exists: '0', any: '2', value: '4', array: '6' };
const RTE = { table: '0', subquery: '1', join: '2', function: '3', values: '5', cte: '6', group: '9' };

export const scopeOf = (query: TreeNode, outer: Scope | null, rules: NullRules): Scope => ({ query, outer, facts: factsOf(nodeAt(query, 'jointree'), rules.catalog) });

/** Whether an expression in Postgres' analysed query tree can be null. An expression of an unknown kind counts as nullable. */
export function canBeNull(node: TreeNode | null, scope: Scope, rules: NullRules): boolean {
  if (!node) return true;
  const some = (field: string): boolean => nodesAt(node, field).some((item) => canBeNull(item, scope, rules));
  const every = (field: string): boolean => nodesAt(node, field).every((item) => canBeNull(item, scope, rules));
  if (NEVER_NULL.has(node.kind)) return false;
  if (CALLS.has(node.kind) && scope.facts.has(callKeyOf(node))) return false;
  if (ANY_ARGUMENT.has(node.kind)) return every('args');
  if (ALL_ARGUMENTS.has(node.kind)) return some('args') || some('largs') || some('rargs');
  if (ONE_ARGUMENT.has(node.kind)) return canBeNull(nodeAt(node, 'arg'), scope, rules);
  switch (node.kind) {
    case 'TARGETENTRY': return canBeNull(nodeAt(node, 'expr'), scope, rules);
    case 'CONST': return node.fields['constisnull'] === 'true';
    case 'PARAM': return rules.nullBindings.has(String(node.fields['paramid']));
    case 'VAR': return columnCanBeNull(node, scope, rules);
    case 'FUNCEXPR': return callCanBeNull(String(node.fields['funcid']), some('args'), rules);
    case 'OPEXPR': return callCanBeNull(String(node.fields['opfuncid']), some('args'), rules);
    case 'AGGREF': return aggregateCanBeNull(node, valuesOf(node).some((item) => canBeNull(item, scope, rules)), scope, rules);
    case 'WINDOWFUNC': return aggregateCanBeNull(node, some('args'), null, rules);
    case 'CASEEXPR': case 'CASE': return caseCanBeNull(node, scope, rules);
    case 'SUBSCRIPTINGREF': return firstCanBeNull(nodeAt(node, 'refexpr'), scope, rules);
    case 'SUBLINK': return subqueryCanBeNull(node, scope, rules);
    default: return true;
  }
}

function callCanBeNull(oid: string, nullArgument: boolean, { catalog }: NullRules): boolean {
  const { name, strict } = catalog.functionOf(oid);
  if (ALWAYS_ANSWER.test(name)) return false;
  return !strict || nullArgument || MAY_FIND_NOTHING.test(name);
}

/** Whether an aggregate can be null. Without GROUP BY it is null when there are no rows, apart from a count; so is one whose filter accepts none. */
function aggregateCanBeNull(node: TreeNode, nullArgument: boolean, scope: Scope | null, { catalog }: NullRules): boolean {
  const { name } = catalog.functionOf(String(node.fields['aggfnoid'] ?? node.fields['winfnoid']));
  if (ALWAYS_ANSWER.test(name)) return false;
  if (nodeAt(node, 'aggfilter') || OF_OTHER_ROWS.test(name)) return true;
  // Aggregates that make lists, such as array_agg, keep a null of their rows as an element, and are not null themselves.
  const ofNulls = nullArgument && !/^(array_agg|jsonb?_agg|jsonb?_object_agg)$/.test(name);
  const grouped = scope === null || (nodesAt(scope.query, 'groupClause').length > 0 && nodesAt(scope.query, 'groupingSets').length === 0);
  return ofNulls || !grouped;
}

/** The arguments of an aggregate, without those that it only sorts by. */
const valuesOf = (aggregate: TreeNode): TreeNode[] => nodesAt(aggregate, 'args').filter(({ fields }) => fields['resjunk'] !== 'true');

/** Whether the first element of an array, as in `(array_agg(x))[1]`, can be null. A group has at least one row; other arrays may be empty. */
function firstCanBeNull(list: TreeNode | null, scope: Scope, rules: NullRules): boolean {
  const collects = list?.kind === 'AGGREF' && rules.catalog.functionOf(String(list.fields['aggfnoid'])).name === 'array_agg';
  return !collects || aggregateCanBeNull(list, false, scope, rules) || valuesOf(list).some((item) => canBeNull(item, scope, rules));
}

function caseCanBeNull(node: TreeNode, scope: Scope, rules: NullRules): boolean {
  let failed = new Set(scope.facts);
  for (const branch of nodesAt(node, 'args')) {
    const condition = nodeAt(branch, 'expr');
    const here = nodeAt(node, 'arg') ? failed : new Set([...failed, ...factsOf(condition, rules.catalog)]);
    if (canBeNull(nodeAt(branch, 'result'), { ...scope, facts: here }, rules)) return true;
    failed = new Set([...failed, ...factsOfFailure(condition)]);
  }
  return canBeNull(nodeAt(node, 'defresult'), { ...scope, facts: failed }, rules);
}

function subqueryCanBeNull(node: TreeNode, scope: Scope, rules: NullRules): boolean {
  const kind = String(node.fields['subLinkType']);
  if (kind === SUBLINK.exists || kind === SUBLINK.array) return false;
  const query = nodeAt(node, 'subselect');
  if (!query) return true;
  const empty = kind === SUBLINK.value && !hasOneRow(query, scope);
  return empty || canBeNull(outputs(query)[0] ?? null, scopeOf(query, scope, rules), rules)
    || (kind === SUBLINK.any && nodesAt(nodeAt(node, 'testexpr') ?? node, 'args').some((item) => item.kind !== 'PARAM' && canBeNull(item, scope, rules)));
}

/** Whether a query always returns exactly one row: an aggregate without GROUP BY, a select from nothing, or a select from such a query. */
function hasOneRow(query: TreeNode, outer: Scope | null): boolean {
  const cut = nodeAt(query, 'havingQual') ?? nodeAt(query, 'limitCount') ?? nodeAt(query, 'limitOffset') ?? nodeAt(query, 'setOperations');
  if (cut || query.fields['commandType'] !== '1' || nodesAt(query, 'groupClause').length > 0) return false;
  if (query.fields['hasAggs'] === 'true') return true;
  const from = nodeAt(query, 'jointree');
  if (!from || nodeAt(from, 'quals')) return false;
  const scope = { query, outer, facts: new Set<string>() };
  return nodesAt(from, 'fromlist').every((source) => {
    const table = source.kind === 'RANGETBLREF' ? nodesAt(query, 'rtable')[Number(source.fields['rtindex']) - 1] : undefined;
    const found = table && (nodeAt(table, 'subquery') ? { query: nodeAt(table, 'subquery')!, outer: scope } : cteOf(table, scope));
    return !!found && hasOneRow(found.query, found.outer);
  });
}

/** Finds the query of the `with` clause that a table entry names, and the scope in which it is written. */
function cteOf(table: TreeNode, scope: Scope): { query: TreeNode; outer: Scope } | null {
  if (table.fields['rtekind'] !== RTE.cte) return null;
  let owner: Scope | null = scope;
  for (let up = Number(table.fields['ctelevelsup'] ?? 0); up > 0; up -= 1) owner = owner?.outer ?? null;
  const cte = owner && nodesAt(owner.query, 'cteList').find(({ fields }) => fields['ctename'] === table.fields['ctename']);
  const query = cte ? nodeAt(cte, 'ctequery') : null;
  return owner && query ? { query, outer: owner } : null;
}

/** The columns that a query returns, without those that it only sorts by. */
export function outputs(query: TreeNode): TreeNode[] {
  const returned = nodesAt(query, 'returningList');
  const list = query.fields['commandType'] === '1' ? nodesAt(query, 'targetList') : returned;
  return list.filter(({ fields }) => fields['resjunk'] !== 'true');
}

/** Whether a column that a query returns can be null, in any part of a union. */
export function outputCanBeNull(query: TreeNode, index: number, outer: Scope | null, rules: NullRules): boolean {
  const union = nodeAt(query, 'setOperations');
  const scope = scopeOf(query, outer, rules);
  if (!union) return canBeNull(outputs(query)[index] ?? null, scope, rules);
  const leaves = (part: TreeNode | null): string[] => {
    if (!part) return [];
    return part.kind === 'RANGETBLREF' ? [String(part.fields['rtindex'])] : [...leaves(nodeAt(part, 'larg')), ...leaves(nodeAt(part, 'rarg'))];
  };
  return leaves(union).some((place) => {
    const subquery = nodeAt(nodesAt(query, 'rtable')[Number(place) - 1]!, 'subquery');
    return subquery === null || outputCanBeNull(subquery, index, scope, rules);
  });
}

const inProgress = new Set<TreeNode>();

function columnCanBeNull(node: TreeNode, from: Scope, rules: NullRules): boolean {
  let scope: Scope = from;
  for (let up = Number(node.fields['varlevelsup'] ?? 0); up > 0; up -= 1) {
    if (!scope.outer) return true;
    scope = scope.outer;
  }
  if (scope.facts.has(keyOf(node))) return false;
  // This field names the outer joins that may fill the column with null.
  if (wordsAt(node, 'varnullingrels').length > 0) return true;
  const table = nodesAt(scope.query, 'rtable')[Number(node.fields['varno']) - 1];
  const number = Number(node.fields['varattno']);
  if (!table) return true;
  if (number === 0) return false;
  switch (table.fields['rtekind']) {
    case RTE.table: return storedCanBeNull(node, table, scope, rules);
    case RTE.subquery: return nestedCanBeNull(nodeAt(table, 'subquery'), number, scope, rules);
    case RTE.cte: {
      const cte = cteOf(table, scope);
      return !cte || nestedCanBeNull(cte.query, number, cte.outer, rules);
    }
    case RTE.join: return canBeNull(nodesAt(table, 'joinaliasvars')[number - 1] ?? null, scope, rules);
    case RTE.group: return canBeNull(nodesAt(table, 'groupexprs')[number - 1] ?? null, scope, rules);
    case RTE.values: return (table.fields['values_lists'] as TreeNode[][]).some((row) => canBeNull(row[number - 1] ?? null, scope, rules));
    case RTE.function: {
      const call = nodeAt(nodesAt(table, 'functions')[0] ?? table, 'funcexpr');
      if (call?.kind !== 'FUNCEXPR') return true;
      const { name, table: answered } = rules.catalog.functionOf(String(call.fields['funcid']));
      const column = answered === null ? undefined : rules.catalog.column(answered, String(number));
      return column ? !column.notNull : !ROWS_WITH_VALUES.test(name);
    }
    default: return true;
  }
}

/** Whether a column of a subquery can be null. A recursive query reads itself: meanwhile its own column counts as never null. */
function nestedCanBeNull(query: TreeNode | null, number: number, outer: Scope | null, rules: NullRules): boolean {
  if (!query) return true;
  if (inProgress.has(query)) return false;
  inProgress.add(query);
  try {
    return outputCanBeNull(query, number - 1, outer, rules);
  } finally {
    inProgress.delete(query);
  }
}

/** Whether a column of a table can be null. After an update or insert, the value that the statement wrote decides for its `returning`. */
function storedCanBeNull(node: TreeNode, table: TreeNode, scope: Scope, rules: NullRules): boolean {
  const column = rules.catalog.column(String(table.fields['relid']), String(node.fields['varattno']));
  const { commandType, resultRelation } = scope.query.fields;
  const isOld = node.fields['varreturningtype'] === '1';
  if (isOld && commandType !== '2' && commandType !== '4') return true;
  if (column?.notNull) return false;
  const writes = (commandType === '2' || commandType === '3') && resultRelation === node.fields['varno'] && !nodeAt(scope.query, 'onConflict') && !isOld;
  const written = writes ? nodesAt(scope.query, 'targetList').find(({ fields }) => fields['resno'] === node.fields['varattno']) : undefined;
  return !written || canBeNull(written, { ...scope, query: { ...scope.query, fields: { ...scope.query.fields, commandType: '1' } } }, rules);
}
