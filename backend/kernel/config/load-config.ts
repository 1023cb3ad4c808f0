import { z } from 'zod';
import type { ConfigPart, ConfigProblem, RawEnvironment } from './config-part.ts';
import type { KernelConfig } from './kernel-config.ts';
import { kernelSettings, kernelVariables } from './kernel-variables.ts';
import { unsafeStarts } from './unsafe-starts.ts';

/** Thrown when the environment variables do not allow the process to start. Its message lists every problem, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];
  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map((problem) => `  ${problem.name} ${problem.message}`);
    super(`The configuration does not allow a start:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}

type Parts = Readonly<Record<string, ConfigPart<unknown>>>;

/** The settings of the kernel, and those of each module under its name. */
export type ConfigOf<P extends Parts> = KernelConfig & { readonly [Name in keyof P]: P[Name] extends ConfigPart<infer Settings> ? Settings : never };

/**
 * Reads the configuration from the environment variables once, at the start of a process. Empty variables count as unset.
 * @throws ConfigError with all problems at once, values that could be secrets left out
 */
export function loadConfig<P extends Parts>(parts: P, environment: RawEnvironment): ConfigOf<P> {
  const env: RawEnvironment = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const kernel = z.object(kernelVariables).safeParse(env);
  const all = Object.entries(parts).map(([name, part]) => ({ name, part, read: z.object(part.variables).safeParse(env) }));
  const issues = [kernel, ...all.map(({ read }) => read)].flatMap(({ error }) => error?.issues ?? []);
  const wrong = issues.map((issue) => {
    const name = String(issue.path[0]);
    return { name, message: env[name] === undefined ? 'is required' : describe(issue.message) };
  });
  const problems = [...wrong, ...unsafeStarts(env), ...all.flatMap(({ part }) => part.problems(env))];
  if (problems.length > 0 || !kernel.success) throw new ConfigError(problems);
  const config = kernelSettings(kernel.data);
  return { ...config, ...Object.fromEntries(all.map(({ name, part, read }) => [name, part.settings(read.data!, config)])) } as ConfigOf<P>;
}

/** The names of all environment variables that the kernel and these modules read. */
export const variableNames = (parts: Parts): string[] => [kernelVariables, ...Object.values(parts).map(({ variables }) => variables)].flatMap((variables) => Object.keys(variables));

const describe = (message: string): string => (message.startsWith('must') ? message : `is wrong: ${message}`);
