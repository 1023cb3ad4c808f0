/**
 * Details of a test whose path another variant walks already (the phone beside the desktop, the dark theme beside the light one): `npm test` leaves
 * it out, `npm run test:deep` runs it, and so does naming its spec (`--spec`).
 */
export const secondLook = (is: boolean) => ({ tag: is ? '@second-look' : [] });

/** Each `step`th of cases that walk the same path in `npm test`; every one in `npm run test:deep`, and where the spec is named. */
export const someLooks = <T>(cases: readonly T[], step: number): readonly T[] => (process.env.E2E_SECOND_LOOKS ? cases : cases.filter((_, at) => at % step === 0));

/** A second look whose result is a time: `npm run test:deep` runs it after all others, with nothing beside. */
export const ALONE = { tag: ['@second-look', '@alone'] };
