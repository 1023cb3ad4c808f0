/** The placeholder picture: a frame with a landscape, in a grey that is visible in both themes. It has no size, so it fills the broken picture's place. */
const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#8b84a0" fill-opacity=".16"/><svg x="50%" y="50%" overflow="visible"><g fill="none" stroke="#8b84a0" stroke-width="1.75" stroke-linejoin="round"><rect x="-10" y="-8" width="20" height="16" rx="3"/><path d="M-9 5l5-6 4 4 3-3 6 6"/></g></svg></svg>',
)}`;

/** Replaces pictures that did not load by a placeholder, and requests them again once the browser is online. Returns a function that stops this. */
export function replaceBrokenPictures(): () => void {
  const broken = new Map<HTMLImageElement, string>();
  const replace = (picture: HTMLImageElement): void => {
    if (picture.src === PLACEHOLDER) return;
    broken.set(picture, picture.src);
    picture.src = PLACEHOLDER;
  };
  const hear = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) replace(target);
  };
  const askAgain = (): void => {
    const pictures = [...broken];
    broken.clear();
    // A picture whose address the page changed meanwhile keeps the new address.
    for (const [picture, address] of pictures) if (picture.isConnected && picture.src === PLACEHOLDER) picture.src = address;
  };
  // Pictures that failed before this script ran send no further event, so they are replaced now.
  for (const picture of document.querySelectorAll('img')) if (picture.src && picture.complete && picture.naturalWidth === 0) replace(picture);
  // Error events of pictures do not bubble, so the document must listen in the capture phase.
  document.addEventListener('error', hear, true);
  window.addEventListener('online', askAgain);
  return () => {
    document.removeEventListener('error', hear, true);
    window.removeEventListener('online', askAgain);
  };
}
