import { simulateFarming } from './testing/farming-simulation.ts';

// The smallest rings that can do all of it; rings of twenty are tried by `npm run test:deep`.
simulateFarming(4, console.info);
