/**
 * Tag for a test whose path another variant already tries (the phone beside the desktop, the dark theme beside the light one). `npm test` leaves it
 * out; `npm run test:deep` runs it, and so does naming its spec (`--spec`).
 */
export const secondLook = (is: boolean) => ({ tag: is ? '@second-look' : [] });

/** In `npm test` every `step`th of cases that try the same path; in `npm run test:deep`, or when the spec is named, every case. */
export const someLooks = <T>(cases: readonly T[], step: number): readonly T[] => (process.env.E2E_SECOND_LOOKS ? cases : cases.filter((_, at) => at % step === 0));

/** Tag for such a test that measures time: `npm run test:deep` runs it after all others, alone. */
export const ALONE = { tag: ['@second-look', '@alone'] };
