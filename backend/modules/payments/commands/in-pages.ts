const PAGE = 100;

/** Groups the items of an async stream into arrays of up to a hundred. */
export async function* inPages<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let page: T[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
