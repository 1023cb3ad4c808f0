import ts from 'typescript';

/** The expressions that the parameters of a function stand for at one of its calls. */
type Arguments = ReadonlyMap<ts.Symbol, Item>;

/** Thrown when a text cannot be known before the program runs. */
export class NotConstant extends Error {}

interface Item {
  expression: ts.Expression;
  known: Arguments;
  /** Whether a condition in the code may leave this element of a list out. */
  optional?: boolean;
}

/** The texts that one element of a joined list can be. */
interface Part {
  texts: string[];
  optional: boolean;
  /** Whether the code joins this list only when it has at least one element. */
  oneAtLeast?: boolean;
}

const NOTHING_KNOWN: Arguments = new Map();
// The most variants of one SQL statement. With more, its parts are not independent of each other.
const MOST_VARIANTS = 256;
const MOST_CALLS_DEEP = 8;

export interface StaticText {
  /** Returns every text that the expression can evaluate to. @throws NotConstant */
  texts(expression: ts.Expression): string[];
  /** Returns every text that a `PreparedStatement` can have. @throws NotConstant */
  statementTexts(expression: ts.Expression): string[];
}

/** Finds the texts that TypeScript code builds from constants, choices and calls of functions, without running it. */
export function createStaticText(checker: ts.TypeChecker, callsOf: (declaration: ts.Node) => readonly ts.CallExpression[]): StaticText {
  const resolve = (node: ts.Node): ts.Symbol | undefined => {
    const shorthand = node.parent !== undefined && ts.isShorthandPropertyAssignment(node.parent) ? checker.getShorthandAssignmentValueSymbol(node.parent) : undefined;
    const symbol = shorthand ?? checker.getSymbolAtLocation(node);
    return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  const no = (node: ts.Node, reason: string): never => {
    throw new NotConstant(`${reason}: ${node.getText().replace(/\s+/g, ' ').slice(0, 80)}`);
  };

  /** The expressions that a name, property, choice or call can evaluate to. */
  function origins(node: ts.Expression, known: Arguments, depth: number): Item[] {
    if (depth > MOST_CALLS_DEEP) return no(node, 'too deep');
    const further = (expression: ts.Expression, scope = known): Item[] => origins(expression, scope, depth + 1);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node)) return further(node.expression);
    if (ts.isConditionalExpression(node)) return [...further(node.whenTrue), ...further(node.whenFalse)];
    if (ts.isIdentifier(node)) {
      const symbol = resolve(node);
      const argument = symbol && known.get(symbol);
      if (argument) return further(argument.expression, argument.known);
      const declaration = symbol?.valueDeclaration;
      if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer && ts.isVariableDeclarationList(declaration.parent) && declaration.parent.flags & ts.NodeFlags.Const) return further(declaration.initializer);
      if (declaration && (ts.isParameter(declaration) || ts.isVariableDeclaration(declaration))) {
        const values = elementsFor(declaration, depth) ?? (ts.isParameter(declaration) ? argumentsOf(declaration) : null);
        if (values) return values.flatMap((expression) => further(expression, NOTHING_KNOWN));
      }
      if (declaration && ts.isBindingElement(declaration)) return propertyOf(declaration, depth);
      return [{ expression: node, known }];
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const names = ts.isPropertyAccessExpression(node) ? [node.name.text] : literalsOf(node.argumentExpression);
      return further(node.expression).flatMap(({ expression, known: scope }) => (names ?? namesOf(expression)).flatMap((name) => {
        const value = ts.isObjectLiteralExpression(expression) ? memberOf(expression, name) : undefined;
        return value ? further(value, scope) : [{ expression: node, known }];
      }));
    }
    if (ts.isCallExpression(node)) {
      const body = bodyOf(node);
      if (!body) return [{ expression: node, known }];
      const inner = new Map(known);
      body.parameters.forEach((parameter, index) => {
        const symbol = ts.isIdentifier(parameter.name) ? resolve(parameter.name) : undefined;
        const given = node.arguments[index] ?? parameter.initializer;
        if (symbol && given) inner.set(symbol, { expression: given, known });
      });
      return body.results.flatMap((expression) => further(expression, inner));
    }
    return [{ expression: node, known }];
  }

  /** The expressions that a destructured name takes out of a constant object. */
  function propertyOf(element: ts.BindingElement, depth: number): Item[] {
    const name = (element.propertyName ?? element.name).getText();
    const owner = element.parent.parent;
    const direct = (): ts.Expression[] => (ts.isParameter(owner) ? argumentsOf(owner) : ts.isVariableDeclaration(owner) && owner.initializer ? [owner.initializer] : []);
    const from = (ts.isParameter(owner) || ts.isVariableDeclaration(owner) ? elementsFor(owner, depth) : null) ?? direct();
    return from.flatMap((expression) => origins(expression, NOTHING_KNOWN, depth + 1).flatMap((origin) => {
      const value = ts.isObjectLiteralExpression(origin.expression) ? memberOf(origin.expression, name) : undefined;
      return value ? origins(value, origin.known, depth + 1) : no(element, 'a part of an object');
    }));
  }

  /** The elements of the constant list over which a loop or `map` runs this variable; null for any other variable. */
  function elementsFor(variable: ts.ParameterDeclaration | ts.VariableDeclaration, depth: number): ts.Expression[] | null {
    const loop = variable.parent.parent;
    if (ts.isForOfStatement(loop)) return listOf(loop.expression, NOTHING_KNOWN, depth).map(({ expression }) => expression);
    const callee = ts.isArrowFunction(variable.parent) && ts.isCallExpression(loop) ? loop.expression : null;
    if (!callee || !ts.isPropertyAccessExpression(callee) || callee.name.text !== 'map') return null;
    return listOf(callee.expression, NOTHING_KNOWN, depth).map(({ expression }) => expression);
  }

  function argumentsOf(parameter: ts.ParameterDeclaration): ts.Expression[] {
    const index = parameter.parent.parameters.indexOf(parameter);
    const given = callsOf(parameter.parent).map((call) => call.arguments[index] ?? parameter.initializer);
    return given.length > 0 && given.every((item) => item !== undefined) ? given : no(parameter, 'an argument');
  }

  function memberOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
    for (const property of object.properties) {
      if (property.name === undefined || !('text' in property.name) || property.name.text !== name) continue;
      if (ts.isPropertyAssignment(property)) return property.initializer;
      if (ts.isShorthandPropertyAssignment(property)) return property.name;
    }
    return undefined;
  }

  /** The names of all members of an object, for an index that is known only while the program runs. */
  const namesOf = (object: ts.Expression): string[] =>
    ts.isObjectLiteralExpression(object) ? object.properties.flatMap(({ name }) => (name && 'text' in name ? [name.text] : [])) : [];

  function bodyOf(call: ts.CallExpression): { parameters: readonly ts.ParameterDeclaration[]; results: ts.Expression[] } | null {
    const symbol = resolve(call.expression);
    const declaration = symbol?.valueDeclaration;
    const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made) || ts.isFunctionExpression(made)) || !made.body) return null;
    if (!ts.isBlock(made.body)) return { parameters: made.parameters, results: [made.body] };
    const results: ts.Expression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
      if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
    };
    made.body.statements.forEach(visit);
    return { parameters: made.parameters, results };
  }

  function literalsOf(node: ts.Expression): string[] | null {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral()) ? parts.map((part) => (part as ts.StringLiteralType).value) : null;
  }

  function variants(parts: string[][], node: ts.Node): string[] {
    let all = [''];
    for (const part of parts) {
      all = all.flatMap((start) => part.map((end) => start + end));
      if (all.length > MOST_VARIANTS) no(node, 'too many variants');
    }
    return all;
  }

  /** The elements of a constant list; some of them may be there only under a condition. */
  function listOf(node: ts.Expression, known: Arguments, depth: number): Item[] {
    const found = origins(node, known, depth + 1);
    const list = found[0]!;
    if (found.length > 1) return no(node, 'one of several lists');
    const { expression } = list;
    if (isMethod(expression, 'filter')) return listOf(expression.expression.expression, list.known, depth + 1).map((item) => ({ ...item, optional: true }));
    if (!ts.isArrayLiteralExpression(expression)) return no(node, 'a list');
    return expression.elements.flatMap((item): Item[] => {
      if (ts.isSpreadElement(item)) return spread(item.expression, list.known, depth + 1);
      const inner = ts.isBinaryExpression(item) && item.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? item.right : null;
      return [{ expression: inner ?? item, known: list.known, optional: inner !== null }];
    });
  }

  /** Handles `...(condition ? [a] : [])`, which stands for its elements or for none. */
  function spread(node: ts.Expression, known: Arguments, depth: number): Item[] {
    const choice = ts.isParenthesizedExpression(node) ? node.expression : node;
    if (!ts.isConditionalExpression(choice)) return listOf(node, known, depth);
    return [choice.whenTrue, choice.whenFalse].flatMap((branch) => listOf(branch, known, depth).map((item) => ({ ...item, optional: true })));
  }

  function joined(node: ts.CallExpression, list: ts.Expression, known: Arguments, depth: number): string[] {
    const between = node.arguments[0] ? texts(node.arguments[0], known, depth + 1) : [','];
    const [map] = isMethod(list, 'map') ? list.arguments : [];
    const of = isMethod(list, 'map') ? list.expression.expression : list;
    if (map && (!ts.isArrowFunction(map) || ts.isBlock(map.body))) return no(node, 'a list');
    const parts = partsOf(of, map as ts.ArrowFunction | undefined, known, depth);
    return [...new Set(selections(parts).flatMap((chosen) => variants(chosen.flatMap((part, index) => (index === 0 ? [part] : [between, part])), node)))];
  }

  function partsOf(list: ts.Expression, map: ts.ArrowFunction | undefined, known: Arguments, depth: number): Part[] {
    const body = map?.body as ts.Expression | undefined;
    let items: Item[];
    try {
      items = listOf(list, known, depth);
    } catch (error) {
      // The number of elements is unknown, but the text that each of them becomes is known.
      if (!body || !(error instanceof NotConstant)) throw error;
      return texts(body, known, depth + 1).map((text) => ({ texts: [text], optional: true, oneAtLeast: true }));
    }
    const [parameter] = map?.parameters ?? [];
    const symbol = parameter && ts.isIdentifier(parameter.name) ? resolve(parameter.name) : undefined;
    return items.map((item) => ({
      texts: body ? texts(body, symbol ? new Map([...known, [symbol, item]]) : known, depth + 1) : texts(item.expression, item.known, depth + 1),
      optional: item.optional === true,
    }));
  }

  function texts(node: ts.Expression, known: Arguments, depth: number): string[] {
    if (depth > MOST_CALLS_DEEP * 4) return no(node, 'too deep');
    const all = origins(node, known, 0).flatMap(({ expression, known: scope }) => {
      if (ts.isStringLiteralLike(expression)) return [expression.text];
      if (ts.isNumericLiteral(expression)) return [expression.text];
      if (ts.isTemplateExpression(expression)) {
        const spans = expression.templateSpans.flatMap((span) => [texts(span.expression, scope, depth + 1), [span.literal.text]]);
        return variants([[expression.head.text], ...spans], expression);
      }
      if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.PlusToken) {
        return variants([texts(expression.left, scope, depth + 1), texts(expression.right, scope, depth + 1)], expression);
      }
      if (ts.isBinaryExpression(expression)) return numberOf(expression, scope, depth);
      if (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression) && expression.expression.name.text === 'join') {
        return joined(expression, expression.expression.expression, scope, depth);
      }
      const literals = literalsOf(expression);
      if (literals) return literals;
      const type = checker.getTypeAtLocation(expression);
      // A number in an SQL text is a limit or a time span, so Postgres' analysis is the same for any number.
      if (type.flags & ts.TypeFlags.NumberLike) return ['1'];
      return no(expression, ts.isCallExpression(expression) ? 'a call' : 'a value');
    });
    return [...new Set(all)];
  }

  function numberOf(node: ts.BinaryExpression, known: Arguments, depth: number): string[] {
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return [...texts(node.left, known, depth + 1), ...texts(node.right, known, depth + 1)];
    return checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike ? ['1'] : no(node, 'a value');
  }

  function statementTexts(node: ts.Expression, known: Arguments): string[] {
    return origins(node, known, 0).flatMap(({ expression, known: scope }) => {
      const sql = ts.isObjectLiteralExpression(expression) ? memberOf(expression, 'sql') : undefined;
      return sql ? texts(sql, scope, 0) : no(expression, 'a statement');
    });
  }

  return { texts: (node) => texts(node, NOTHING_KNOWN, 0), statementTexts: (node) => [...new Set(statementTexts(node, NOTHING_KNOWN))] };
}

const isMethod = (node: ts.Expression, name: string): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name;

/** The selections of list elements to check: all elements, only the required ones, and each optional one with the required ones. */
function selections(parts: readonly Part[]): string[][][] {
  const choose = (keep: (part: Part) => boolean): string[][] => parts.filter((part) => !part.optional || keep(part)).map(({ texts }) => texts);
  const none = parts.every(({ oneAtLeast }) => oneAtLeast) ? [] : [choose(() => false)];
  return [choose(() => true), ...none, ...parts.filter(({ optional }) => optional).map((part) => choose((other) => other === part))];
}
