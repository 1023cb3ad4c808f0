/**
 * Waits for work, at most `ms` milliseconds. If the work takes longer, `late` returns a stand-in or throws. The work itself goes on, and its end is
 * ignored.
 * @throws what the work throws in time
 */
export async function within<T, Late>(ms: number, work: Promise<T>, late: () => Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, deadline.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
