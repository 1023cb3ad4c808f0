/** Gives a text to the browser as a file. */
export function saveText(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Not at once: some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
