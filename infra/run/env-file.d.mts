/** The environment with what `.env` adds to it. */
export function environment(real?: NodeJS.ProcessEnv, file?: string): NodeJS.ProcessEnv;
