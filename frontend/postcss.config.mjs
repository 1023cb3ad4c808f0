import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';

const cwd = fileURLToPath(new URL('.', import.meta.url));

/** Panda fills the layers of ui/theme/styles.css; the folder is given, so that it works from any place. */
export default { plugins: [pandacss({ cwd, configPath: `${cwd}panda.config.ts` })] };
