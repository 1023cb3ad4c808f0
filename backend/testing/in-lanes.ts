/** Runs the same asynchronous work for each item of a list in order, `lanes` items at once. */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T, at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      await work(items[at]!, at);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
