import type { NextFeature } from '#contracts/next-features.ts';

/** Sorts next features: completed ones come after those that wait for votes or are being built. Otherwise the order of the administrators stays. */
export const ballotOrder = <Feature extends Pick<NextFeature, 'status'>>(features: readonly Feature[]): Feature[] =>
  [...features.filter(({ status }) => status !== 'completed'), ...features.filter(({ status }) => status === 'completed')];
