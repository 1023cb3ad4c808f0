const busyMs = (): number => process.cpuUsage().user / 1_000;

/**
 * Measures the longest turn of the event loop in ms of processor time, because on a busy machine the clock also counts time of other programs. The
 * returned function ends the measuring and returns the result.
 */
export function watchHolds(): () => Promise<number> {
  let [longest, done] = [0, false];
  const watching = (async () => {
    let last = busyMs();
    while (!done) {
      await new Promise(setImmediate);
      const now = busyMs();
      longest = Math.max(longest, now - last);
      last = now;
    }
  })();
  return async () => {
    done = true;
    await watching;
    return longest;
  };
}
