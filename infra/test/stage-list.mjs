import { generateStyles } from '../run/client-build.mjs';
import { checkBundle } from './bundle-stage.mjs';
import { runCheck } from './check.mjs';
import { endToEnd } from './e2e-stage.mjs';
import { vitestStage } from './vitest-stage.mjs';

/** The stages of `npm test`, cheap checks first. */
export const STAGES = [
  { name: 'lint', together: 'reading', run: () => runCheck('npx', ['eslint', '.']) },
  { name: 'types', together: 'reading', run: () => runCheck('npm', ['run', '--silent', 'types']) },
  { name: 'architecture', together: 'reading', run: () => runCheck('npm', ['run', '--silent', 'arch']) },
  { name: 'unit', run: () => generateStyles().then(() => vitestStage(['unit', 'client', 'client-alone'])) },
  // Builds the client, which integration tests of the launcher and the cluster start.
  { name: 'bundle', run: checkBundle },
  { name: 'integration', run: () => vitestStage(['integration']) },
  { name: 'e2e', run: endToEnd },
];

/** The stages that `npm run test:deep` adds to `npm test`: long proofs, and speed compared with the raw engine. */
export const DEEP_STAGES = [
  { name: 'deep', run: () => vitestStage(['deep', 'deep-timed']) },
  { name: 'bench', run: () => runCheck('npm', ['run', '--silent', 'bench']) },
];
