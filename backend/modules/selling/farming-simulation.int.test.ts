import { simulateFarming } from './testing/farming-simulation.ts';

// A ring of four is the smallest that can use every strategy. `npm run test:deep` tries rings of twenty.
simulateFarming(4, console.info);
