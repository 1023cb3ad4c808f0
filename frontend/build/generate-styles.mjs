import { fileURLToPath } from 'node:url';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';

/*
 * Writes the typed styles, frontend/styled-system, for infra/run/styles.mjs. Recipes, tokens and patterns alone decide what it writes, and Panda's own
 * command reads every source file as well.
 */
const cwd = fileURLToPath(new URL('..', import.meta.url));
await codegen(await loadConfigAndCreateContext({ cwd, configPath: `${cwd}panda.config.ts`, config: { include: [], logLevel: 'silent' } }));
