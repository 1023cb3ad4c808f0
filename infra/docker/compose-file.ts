import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export interface Service {
  profiles?: string[];
  command?: string[];
  user?: string;
  build?: { dockerfile: string; args?: Record<string, string> };
  image: string;
  environment?: Record<string, string>;
  secrets?: { source: string; target: string }[];
  ports?: string[];
  networks: string[] | Record<string, { aliases?: string[] }>;
  deploy?: { replicas: number };
  cap_drop?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

export interface ComposeFile {
  include?: { path: string; project_directory: string }[];
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
  secrets?: Record<string, { file: string }>;
}

/** Returns the absolute path of a file of the repository. */
export const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const read = (path: string): string => readFileSync(at(path), 'utf8');
export function readCompose(path: string): ComposeFile {
  const file: ComposeFile = parse(read(path), { merge: true });
  return file;
}

/**
 * Replaces variables in a text of a Compose file as Docker Compose does; a default may contain variables too.
 * @throws with the message of a required variable that is missing
 */
export function filled(text: string, given: Record<string, string>): string {
  // Matches a variable of a Compose file that contains no other variable; such inner ones are replaced first.
  const INNERMOST = /\$\{([A-Z0-9_]+)(?::([?+-])([^{}]*))?\}/;
  for (let done = text; ; ) {
    const found = INNERMOST.exec(done);
    if (!found) return done;
    const [whole, variable = '', kind, rest = ''] = found;
    const value = given[variable] ?? '';
    if (kind === '?' && value === '') throw new Error(rest);
    done = done.replace(whole, () => (kind === '+' ? (value === '' ? '' : rest) : kind === '-' && value === '' ? rest : value));
  }
}

/** Returns the environment that a container of a Compose file gets when these variables are set. */
export const environmentOf = (service: Service, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(service.environment ?? {}).map(([key, value]) => [key, filled(String(value), given)]));
