/** A place in the server's code that begins a session. */
export interface WayIn {
  file: string;
  /** The name of the endpoint's contract, or null for a call outside of an endpoint that may begin sessions. */
  endpoint: string | null;
}

/** Matches the beginning of an endpoint in a file of routes, with the kind of the endpoint and the name of its contract. */
const ENDPOINT = /\broutes\.(read|write|session|upload)\((?:contract\.)?(\w+)/g;
/** Matches a call that begins a session: the command, the control of sessions, and the rows themselves. */
const BEGINS = /\bcompleteSignIn\(|\.signIn\(|\bstorage\.insert\(|\binsert into sessions\b/g;
/** Files that define what these calls do: the command, the control of sessions and its rows. Calls of each other are no ways in. */
const DEFINES = ['backend/modules/identity/commands/complete-sign-in.ts', 'backend/kernel/http/sessions/session-middleware.ts', 'backend/modules/identity/queries/session-rows.ts'];

/**
 * Finds every place that begins a session. Names of contracts that a file imports under another name are translated back.
 * @param files texts of production code by path
 */
export function waysIn(files: ReadonlyMap<string, string>): WayIn[] {
  return [...files].filter(([path]) => !DEFINES.includes(path)).flatMap(([file, text]) => {
    const endpoints = [...text.matchAll(ENDPOINT)];
    return [...text.matchAll(BEGINS)].map(({ index }) => {
      const [, kind, name = ''] = endpoints.findLast((each) => each.index < index) ?? [];
      const imported = new RegExp(`\\b(\\w+) as ${name}\\b`).exec(text)?.[1];
      return { file, endpoint: kind === 'session' ? imported ?? name : null };
    });
  });
}

/** Returns one sentence for each way in that the rules do not list, and for each listed endpoint that begins no session. */
export function waysInProblems(files: ReadonlyMap<string, string>, rules: string): string[] {
  const section = /^## ways-in\n[^]*?(?=^## )/m.exec(rules)?.[0] ?? '';
  const listed = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  const found = waysIn(files);
  return [
    ...found.flatMap(({ file, endpoint }) => (endpoint === null ? [`${file} begins a session outside of an endpoint for that.`] : listed.includes(endpoint) ? [] : [`${file} begins a session in ${endpoint}, which the rules do not list.`])),
    ...listed.filter((name) => !found.some(({ endpoint }) => endpoint === name)).map((name) => `The rules list ${name}, which begins no session.`),
  ];
}
