import type { z } from 'zod';
import type { KernelConfig } from './kernel-config.ts';

/** Variables by name, as they were written. Empty ones are absent. */
export type RawEnvironment = Record<string, string | undefined>;

export interface ConfigProblem {
  /** Name of the variable. */
  name: string;
  message: string;
}

/** The environment variables of one module, and a function that makes settings of them. */
export interface ConfigPart<Settings> {
  readonly variables: z.ZodRawShape;
  /** Problems of several values together, and values that are unsafe in production: what the check of a single variable cannot find. */
  problems(env: RawEnvironment): ConfigProblem[];
  settings(values: object, kernel: KernelConfig): Settings;
}

interface Declared<Shape extends z.ZodRawShape, Settings> {
  /** Name, form and default of each variable. */
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

/** Host names by which an address means this machine. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
