/**
 * The most unchecked assumptions in the code of each part: non-null `!`, casts, `any`, rows without columns. A number may fall, and may not
 * grow: `npm run assumptions` counts them. Those that stay in the server are boundaries (a library, a driver, JSON) or loops over typed
 * arrays.
 */
export const MOST_ASSUMPTIONS: Readonly<Record<string, readonly [nonNull: number, casts: number, any: number, untypedRows: number]>> = {
  'backend/contracts': [0, 18, 4, 0],
  'backend/kernel': [3, 68, 0, 0],
  'backend/modules/achievements': [0, 0, 0, 2],
  // Challenges have many `!`, because votes are stored in typed arrays, whose elements need it.
  'backend/modules/challenges': [184, 0, 0, 0],
  'backend/modules/feedback': [0, 0, 0, 2],
  'backend/modules/generation': [5, 9, 0, 1],
  'backend/modules/identity': [0, 4, 0, 2],
  'backend/modules/media': [0, 1, 0, 0],
  'backend/modules/messages': [0, 4, 0, 1],
  'backend/modules/operations': [0, 2, 0, 2],
  'backend/modules/payments': [0, 7, 0, 2],
  'backend/modules/pricing': [0, 3, 0, 1],
  'backend/modules/prompt-import': [0, 20, 0, 0],
  'backend/modules/prompts': [0, 8, 0, 0],
  'backend/modules/reviews': [0, 2, 0, 0],
  'backend/modules/selling': [0, 0, 0, 1],
  'backend/modules/sharing': [0, 0, 0, 1],
  'backend/modules/studio': [257, 18, 0, 0],
  'backend/modules/wallet': [0, 2, 0, 1],
  'frontend/app': [0, 15, 0, 0],
  'frontend/build': [23, 7, 0, 0],
  'frontend/features': [1, 79, 0, 0],
  'frontend/lib': [5, 13, 0, 0],
  'frontend/prompt-form': [0, 10, 0, 0],
  'frontend/shared': [0, 1, 0, 0],
  'frontend/ui': [0, 20, 0, 0],
  'infra': [49, 44, 0, 0],
};

/**
 * The most unchecked assumptions per 1,000 lines of tests and benches, which grow with the product. A test that assumes wrongly fails, so it
 * may write a value that must be there with `!`.
 */
export const MOST_PER_1000_LINES: Readonly<Record<string, readonly [nonNull: number, casts: number, any: number, untypedRows: number]>> = {
  'bench': [27, 11, 0, 0.5],
  'e2e': [56, 12, 0, 0],
  'tests of backend': [43, 11, 0, 0.1],
  'tests of bench': [68, 12, 0, 0],
  'tests of frontend': [18, 12, 0, 0],
  'tests of infra': [38, 19, 0, 0],
};
