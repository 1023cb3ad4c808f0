/**
 * How much a test does: `small` in `npm test`, `whole` in `npm run test:deep`, which sets TEST_SIZE=whole for the same file. For numbers of rounds, seeds and
 * cases of one kind, never for whether something is tested at all.
 */
export const sized = (small: number, whole: number): number => (process.env.TEST_SIZE === 'whole' ? whole : small);

/** Every one of the cases in `npm run test:deep`, each `step`th of them in `npm test`. */
export const someOf = <T>(cases: readonly T[], step: number): readonly T[] => cases.filter((_, at) => at % sized(step, 1) === 0);
