/**
 * The number of rounds, seeds or cases of a test: `small` in `npm test`, `whole` in `npm run test:deep`, which sets TEST_SIZE=whole for the same
 * file. It must never decide whether something is tested at all.
 */
export const sized = (small: number, whole: number): number => (process.env.TEST_SIZE === 'whole' ? whole : small);

/** Selects test cases: all of them in `npm run test:deep`, each `step`th one in `npm test`. */
export const someOf = <T>(cases: readonly T[], step: number): readonly T[] => cases.filter((_, at) => at % sized(step, 1) === 0);
