import { simulateFarming } from './testing/farming-simulation.ts';

simulateFarming(20, console.info);
