/** A host that no address names, against which paths are read. */
const HERE = 'http://here.invalid';

/**
 * Whether a text is a path of this site, with a leading slash (docs/rules/server.md#other-hosts). Browsers read `//host`, `/\host` and such paths
 * with tabs or dots between as addresses of another site.
 */
export function isOwnPath(path: string | null | undefined): path is string {
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return false;
  const { origin, pathname } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//');
}
