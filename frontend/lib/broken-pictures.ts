/** A quiet frame with a landscape in it, in a grey that is seen on paper and on ink. It has no size of its own, so that it fills the place of the picture. */
const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#8b84a0" fill-opacity=".16"/><svg x="50%" y="50%" overflow="visible"><g fill="none" stroke="#8b84a0" stroke-width="1.75" stroke-linejoin="round"><rect x="-10" y="-8" width="20" height="16" rx="3"/><path d="M-9 5l5-6 4 4 3-3 6 6"/></g></svg></svg>',
)}`;

/**
 * Puts a placeholder where a picture did not load, offline or because its file is gone, and asks for the pictures again once the browser is online.
 * Ends when the returned function is called.
 */
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
    // A picture that got another address meanwhile keeps that.
    for (const [picture, address] of pictures) if (picture.isConnected && picture.src === PLACEHOLDER) picture.src = address;
  };
  // Those that failed before this script was there.
  for (const picture of document.querySelectorAll('img')) if (picture.src && picture.complete && picture.naturalWidth === 0) replace(picture);
  // Errors of pictures do not rise: only a listener on the way down hears them.
  document.addEventListener('error', hear, true);
  window.addEventListener('online', askAgain);
  return () => {
    document.removeEventListener('error', hear, true);
    window.removeEventListener('online', askAgain);
  };
}
