import { simulateFarming } from './testing/farming-simulation.ts';

// Simulates token farming with a ring of four accounts, the smallest that can use every strategy. `npm run test:deep` tries rings of twenty.
simulateFarming(4, console.info);
