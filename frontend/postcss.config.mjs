import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';

const cwd = fileURLToPath(new URL('.', import.meta.url));

/** Panda fills the layers of ui/theme/styles.css. The folder is passed on, so that the build works from any working folder. */
export default { plugins: [pandacss({ cwd, configPath: `${cwd}panda.config.ts` })] };
