import { simulateFarming } from './testing/farming-simulation.ts';

// Rings of twenty are tried by `npm run test:deep`.
simulateFarming(5, console.info);
