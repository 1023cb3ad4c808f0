import { fileURLToPath } from 'node:url';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';

/* Generates the typed styles in frontend/styled-system for infra/run/styles.mjs. Only recipes, tokens and patterns decide the result; Panda's own
   command would also read every source file. */
const cwd = fileURLToPath(new URL('..', import.meta.url));
await codegen(await loadConfigAndCreateContext({ cwd, configPath: `${cwd}panda.config.ts`, config: { include: [], logLevel: 'silent' } }));
