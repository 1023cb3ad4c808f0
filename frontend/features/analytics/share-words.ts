/** Below this many, a share says too little. */
const LEAST = 20;

/** "96.4 %"; a dash where there are too few to say. */
export const rateWords = (part: number, of: number): string => (of < LEAST ? '–' : `${((part / of) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`);

/** "0.9 s", "48 s", "2 min 10 s"; a dash for none. */
export function secondsWords(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 10) return `${seconds.toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
  const whole = Math.round(seconds);
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
