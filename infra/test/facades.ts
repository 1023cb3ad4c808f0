import ts from 'typescript';

/** The most calls that an object handed to other modules, or an interface of a port, may have. More than this is several capabilities behind one name. */
export const MOST_CALLS = 15;

const INDEX = /^backend\/modules\/([^/]+)\/index\.ts$/;
const PORT = /^backend\/.*\.port\.ts$/;

interface Interface {
  parents: string[];
  /** Number of an interface's own calls, those of inline objects included. */
  calls: number;
  /** Names of the types of an interface's other fields. */
  parts: string[];
}
type Interfaces = ReadonlyMap<string, Interface>;

/**
 * Returns the objects that modules hand to other modules with the number of their calls, by the module's folder and the object's interface.
 * Such an object is a field of the interface `<X>Module` in the module's index.ts, or a field of such an object. Inherited calls count.
 * @param files the files directly in the folders of modules, by path
 */
export function facades(files: ReadonlyMap<string, string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const [path, text] of files) {
    const [, module] = INDEX.exec(path) ?? [];
    if (module === undefined) continue;
    const declared = interfacesOf([...files].filter(([other]) => other.startsWith(`backend/modules/${module}/`)));
    const measure = (name: string): void => {
      const key = `${module}: ${name}`;
      const face = declared.get(name);
      if (!face || found.has(key)) return;
      found.set(key, callsOf(name, declared));
      face.parts.forEach(measure);
    };
    for (const [name, { parts }] of interfacesOf([[path, text]])) if (name.endsWith('Module')) parts.forEach(measure);
  }
  return called(found);
}

/**
 * Returns the interfaces of ports with the number of their calls, by the file and the interface. An interface that is a field of another one
 * is counted on its own.
 * @param files all files that may hold a port, by path
 */
export function ports(files: ReadonlyMap<string, string>): Map<string, number> {
  const portFiles = [...files].filter(([path]) => PORT.test(path));
  const declared = interfacesOf(portFiles);
  return called(new Map(portFiles.flatMap((file) => [...interfacesOf([file]).keys()].map((name) => [`${file[0]}: ${name}`, callsOf(name, declared)] as const))));
}

const called = (found: ReadonlyMap<string, number>): Map<string, number> => new Map([...found].filter(([, calls]) => calls > 0));

function interfacesOf(files: readonly (readonly [path: string, text: string])[]): Interfaces {
  return new Map(
    files.flatMap(([path, text]) =>
      ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements.filter(ts.isInterfaceDeclaration).map((node) => {
        const parents = node.heritageClauses?.flatMap(({ types }) => types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : []))) ?? [];
        return [node.name.text, { parents, ...contentOf(node.members) }];
      }),
    ),
  );
}

function contentOf(members: ts.NodeArray<ts.TypeElement>): Pick<Interface, 'calls' | 'parts'> {
  const content: ReturnType<typeof contentOf> = { calls: 0, parts: [] };
  const add = (type: ts.TypeNode): void => {
    if (ts.isUnionTypeNode(type)) type.types.forEach(add);
    else if (ts.isParenthesizedTypeNode(type)) add(type.type);
    else if (ts.isFunctionTypeNode(type) || ts.isTypeQueryNode(type)) content.calls += 1;
    else if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) content.parts.push(type.typeName.text);
    else if (ts.isTypeLiteralNode(type)) {
      const inline = contentOf(type.members);
      content.calls += inline.calls;
      content.parts.push(...inline.parts);
    }
  };
  for (const member of members) {
    if (ts.isMethodSignature(member)) content.calls += 1;
    else if (ts.isPropertySignature(member) && member.type) add(member.type);
  }
  return content;
}

function callsOf(name: string, declared: Interfaces): number {
  const face = declared.get(name);
  return face ? face.parents.reduce((sum, parent) => sum + callsOf(parent, declared), face.calls) : 0;
}
