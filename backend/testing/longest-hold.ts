const busyMs = (): number => process.cpuUsage().user / 1_000;

/**
 * Watches how long one turn of the event loop takes, in ms of the processor: on a busy machine the clock also counts what other programs took.
 * Ask for the result at the end, which ends the watch.
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
