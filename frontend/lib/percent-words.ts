/** Writes a number of percent as "80%" or "6.8%", with at most `digits` decimals. There is no space before the sign, on every screen and in every message. */
export const percentWords = (percent: number, digits = 1): string => `${percent.toLocaleString('en-US', { maximumFractionDigits: digits })}%`;
