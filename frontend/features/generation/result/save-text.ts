/** Downloads a text as a file. */
export function saveText(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Released later, because some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
