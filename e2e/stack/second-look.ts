/**
 * Returns a tag for a browser test whose path another variant already tries (the phone beside the desktop, the dark theme beside the light
 * one). `npm test` leaves such a test out; `npm run test:deep` runs it, and so does naming its spec (`--spec`).
 */
export const secondLook = (is: boolean) => ({ tag: is ? '@second-look' : [] });

/** Returns in `npm test` every `step`th of cases that try the same path. In `npm run test:deep`, or when the spec is named, it returns every case. */
export const someLooks = <T>(cases: readonly T[], step: number): readonly T[] => (process.env.E2E_SECOND_LOOKS ? cases : cases.filter((_, at) => at % step === 0));

/** Tag for a browser test that measures time: `npm run test:deep` runs it after all others, alone, and `npm test` leaves it out. */
export const ALONE = { tag: ['@second-look', '@alone'] };
