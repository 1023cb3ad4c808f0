import type { z } from 'zod';
import type { KernelConfig } from './kernel-config.ts';

/** Environment variables by name, with the texts that the operator wrote. Empty variables are absent. */
export type RawEnvironment = Record<string, string | undefined>;

export interface ConfigProblem {
  /** Name of the environment variable that has the problem. */
  name: string;
  message: string;
}

/** The environment variables of one module, and a function that makes settings of them. */
export interface ConfigPart<Settings> {
  readonly variables: z.ZodRawShape;
  /** Finds environment variables that contradict each other or are unsafe in production. The check of a single variable cannot find them. */
  problems(env: RawEnvironment): ConfigProblem[];
  settings(values: object, kernel: KernelConfig): Settings;
}

interface Declared<Shape extends z.ZodRawShape, Settings> {
  /** The zod schema of each environment variable by its name, with its default. */
  variables: Shape;
  problems?(env: RawEnvironment): ConfigProblem[];
  /** @param kernel the settings of the kernel, for defaults that follow from them */
  settings(values: z.output<z.ZodObject<Shape>>, kernel: KernelConfig): Settings;
}

/** Declares the part of the configuration that a module owns. Bootstrap composes the parts (`backend/bootstrap/config.ts`). */
export function defineConfigPart<Shape extends z.ZodRawShape, Settings>({ variables, problems, settings }: Declared<Shape, Settings>): ConfigPart<Settings> {
  return {
    variables,
    problems: (env) => problems?.(env) ?? [],
    settings: (values, kernel) => settings(values as z.output<z.ZodObject<Shape>>, kernel),
  };
}

export const isProduction = (env: RawEnvironment): boolean => env['NODE_ENV'] === 'production';

/** Host names in addresses that lead to this machine itself. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
