import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { createStaticText, NotConstant } from './static-text.ts';

/** A call of `rows` or `prepared` in the server's code. */
export interface Statement {
  /** File and line of the call, as `placeOf` writes them. */
  place: string;
  call: ts.CallExpression;
  /** The type that the code declares for a row of the result. */
  row: ts.Type;
  /** Every SQL text that the call can send, with `?` or `:name`; null when the texts are not known before the program runs. */
  texts: string[] | null;
  /** Why the SQL texts of the call are not known; null when they are. */
  reason: string | null;
  /** Names or positions of the bindings that may be null. */
  nullBindings: ReadonlySet<string>;
}

export interface FoundStatements {
  checker: ts.TypeChecker;
  /** The source files of the server. */
  sources: ts.SourceFile[];
  statements: Statement[];
  /** All texts that an expression can evaluate to. @throws NotConstant when they are not known before the program runs */
  texts(node: ts.Expression): string[];
}

const SENDS = new Set(['rows', 'prepared']);

/** Finds every SQL statement that the server's code sends through `backend/kernel/db/raw.ts`. */
export function findStatements(root: string): FoundStatements {
  const config = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const files = readdirSync(`${root}/backend`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !isTest(file));
  const program = ts.createProgram(files.map((file) => `${root}/backend/${file}`), options);
  const checker = program.getTypeChecker();
  // Calls are found by name: asking TypeScript what each call means would take a minute.
  const calls = new Map<string, ts.CallExpression[]>();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${root}/backend/`));
  for (const source of sources) {
    const visit = (node: ts.Node): void => {
      const name = ts.isCallExpression(node) ? nameOf(node) : undefined;
      if (name !== undefined) calls.set(name, [...(calls.get(name) ?? []), node as ts.CallExpression]);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  const callsOf = (declaration: ts.Node): ts.CallExpression[] => (calls.get(declaredName(declaration) ?? '') ?? []).filter((call) => functionOf(checker, call) === declaration);
  const sent = [...SENDS].flatMap((name) => calls.get(name) ?? []).filter((call) => isSender(functionOf(checker, call)));
  const text = createStaticText(checker, callsOf);
  const statements = sent.map((call): Statement => {
    const base = { place: placeOf(root, call), call, row: rowOf(checker, call), nullBindings: nullBindingsOf(checker, call.arguments[2]) };
    const [, sql] = call.arguments;
    try {
      const texts = nameOf(call) === 'prepared' ? text.statementTexts(sql!) : text.texts(sql!);
      return { ...base, texts, reason: null };
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error;
      return { ...base, texts: null, reason: error.message };
    }
  });
  return { checker, sources, statements, texts: (node) => text.texts(node) };
}

/** File and line of a syntax node, such as `modules/wallet/commands/place-hold.ts:41`. */
export function placeOf(root: string, node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName.slice(`${root}/backend/`.length)}:${String(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`;
}

const isTest = (file: string): boolean => file.endsWith('.test.ts') || file.endsWith('.d.ts') || /(^|\/)testing\//.test(file);

function nameOf({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

function declaredName(declaration: ts.Node): string | undefined {
  const named = ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration) ? declaration.name : undefined;
  const owner = declaration.parent;
  const name = named ?? (ts.isVariableDeclaration(owner) || ts.isPropertyAssignment(owner) ? owner.name : undefined);
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

function isSender(declaration: ts.Node | null): boolean {
  return declaration !== null && ts.isFunctionDeclaration(declaration) && SENDS.has(declaration.name?.text ?? '') && declaration.getSourceFile().fileName.endsWith('/backend/kernel/db/raw.ts');
}

/** The function that a call runs, when its body is part of the code; null for others. */
function functionOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Node | null {
  let symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  if (!declaration) return null;
  return ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration) ? declaration.initializer ?? null : declaration;
}

/** The type `Row` of a call that returns `Promise<Row[]>`. */
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type {
  const list = checker.getAwaitedType(checker.getTypeAtLocation(call));
  const row = list && checker.getTypeArguments(list as ts.TypeReference)[0];
  if (!row) throw new Error(`No row type: ${call.getText()}`);
  return row;
}

/** Finds the bindings of a statement that may be null, by the types of the given values. */
function nullBindingsOf(checker: ts.TypeChecker, bindings: ts.Expression | undefined): ReadonlySet<string> {
  if (!bindings) return new Set();
  const mayBeNull = (type: ts.Type): boolean => !(type.flags & ts.TypeFlags.Unknown) && checker.isTypeAssignableTo(checker.getNullType(), type);
  if (ts.isArrayLiteralExpression(bindings)) {
    return new Set(bindings.elements.flatMap((item, index) => (mayBeNull(checker.getTypeAtLocation(item)) ? [String(index)] : [])));
  }
  const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(bindings));
  return new Set(properties.filter((property) => mayBeNull(checker.getTypeOfSymbolAtLocation(property, bindings))).map(({ name }) => name));
}
