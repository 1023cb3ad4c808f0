import type { Operation } from './operations.ts';

/** The languages of the example requests, in the order of their tabs. */
export const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'python', label: 'Python' },
] as const;
export type Language = (typeof LANGUAGES)[number]['value'];

interface Wish {
  method: string;
  url: string;
  /** Body of the example request; undefined when it has none. */
  body: unknown;
}

/** Returns a program that sends the endpoint's example request. `origin` is the address of this site. */
export function snippetOf(language: Language, { method, path, body }: Pick<Operation, 'method' | 'path' | 'body'>, origin: string): string {
  return WRITERS[language]({ method, url: origin + path, body });
}

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const WRITERS: Record<Language, (wish: Wish) => string> = {
  curl({ method, url, body }) {
    const lines = [`curl -X ${method} '${url}'`, `-H "Authorization: Bearer $CONJURE_KEY"`];
    // Writes a text as a quoted shell argument. A single quote would end it, so each is written outside of the quotes.
    if (body !== undefined) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body, null, 2).replaceAll("'", `'\\''`)}'`);
    return lines.join(' \\\n  ');
  },
  typescript({ method, url, body }) {
    const headers = ['Authorization: `Bearer ${process.env.CONJURE_KEY}`,', ...(body === undefined ? [] : [`'Content-Type': 'application/json',`])];
    return [
      `const response = await fetch('${url}', {`,
      `  method: '${method}',`,
      `  headers: {\n    ${headers.join('\n    ')}\n  },`,
      ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), '  ')}),`]),
      '});',
      'console.log(response.status, await response.json());',
    ].join('\n');
  },
  python({ method, url, body }) {
    return [
      'import os, requests',
      '',
      'response = requests.request(',
      `    "${method}", "${url}",`,
      `    headers={"Authorization": f"Bearer {os.environ['CONJURE_KEY']}"},`,
      ...(body === undefined ? [] : [`    json=${pythonOf(body)},`]),
      ')',
      'print(response.status_code, response.json())',
    ].join('\n');
  },
};

/** Writes a JSON value in Python's syntax, such as `True` for `true`. Strings are the same in both. */
export function pythonOf(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`;
  if (typeof value === 'object') return `{${Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${pythonOf(each)}`).join(', ')}}`;
  return JSON.stringify(value);
}
