const OF_PERSON = /^ {2}((?:\w+_)?(?:user|owner|author|creator|reporter)_id): string/gm;

/**
 * Finds modules whose tables refer to a person, and whose `index.ts` offers no `personalData` for account deletion and export.
 * @param files texts by path below the repository
 */
export function personalDataProblems(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    const module = /^backend\/modules\/([^/]+)\/[^/]+\.tables\.ts$/.exec(path)?.[1];
    const columns = [...new Set([...text.matchAll(OF_PERSON)].map(([, column]) => column))];
    if (module === undefined || columns.length === 0 || files.get(`backend/modules/${module}/index.ts`)?.includes('personalData:') === true) return [];
    return [`${module} keeps ${columns.join(', ')}: its index.ts returns a \`personalData\` (backend/kernel/module.ts), which exports and erases them.`];
  });
}
