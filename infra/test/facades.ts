/** Calls of one object that a module hands to other modules. More than this is several capabilities behind one name. */
export const MOST_CALLS = 15;

const INDEX = /^backend\/modules\/([^/]+)\/index\.ts$/;
const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([\w, ]+))? \{\n(.*?)^\}/gms;
// Also calls within an inline object, which is indented twice.
const CALL = /^(?: {2}| {4})\w+(?:<[^>]*>)?\??(?:\(|: typeof \w|: \([^)]*\) =>)/gm;
const FIELD = /^ {2}\w+\??: (\w+)(?: \| null)?;/gm;

interface Interface {
  parents: string[];
  body: string;
}

/**
 * The objects that modules hand to other modules, by the module's folder and the object's interface, with the number of their
 * calls. Such an object is a field of the interface `<X>Module` in the module's index.ts, inherited calls included.
 * @param files the files directly in the folders of modules, by path
 */
export function facades(files: ReadonlyMap<string, string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const [path, text] of files) {
    const [, module] = INDEX.exec(path) ?? [];
    if (module === undefined) continue;
    const siblings = [...files].filter(([other]) => other.startsWith(`backend/modules/${module}/`));
    const declared = new Map(siblings.flatMap(([, sibling]) => [...interfacesOf(sibling)]));
    for (const [name, { body }] of interfacesOf(text)) {
      if (!name.endsWith('Module')) continue;
      for (const [, type] of body.matchAll(FIELD)) if (declared.has(type!)) found.set(`${module}: ${type}`, calls(type!, declared));
    }
  }
  return found;
}

const interfacesOf = (text: string): Map<string, Interface> =>
  new Map([...text.matchAll(INTERFACE)].map(([, name, parents, body]) => [name!, { parents: parents?.split(', ') ?? [], body: body! }]));

function calls(name: string, declared: ReadonlyMap<string, Interface>): number {
  const face = declared.get(name);
  if (!face) return 0;
  return (face.body.match(CALL)?.length ?? 0) + face.parents.reduce((sum, parent) => sum + calls(parent, declared), 0);
}
