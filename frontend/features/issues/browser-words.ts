/** Facts about the browser that a member may add to an issue report; sizes in CSS pixels. */
export interface BrowserFacts {
  path: string;
  userAgent: string;
  language: string;
  width: number;
  height: number;
  ratio: number;
  theme: string;
  timeZone: string;
}

/** Returns the facts about the browser as lines of text, which the reporter can read and change before sending. */
export const browserWords = ({ path, userAgent, language, width, height, ratio, theme, timeZone }: BrowserFacts): string =>
  [`Page: ${path}`, `Browser: ${userAgent}`, `Language: ${language}`, `Window: ${width} × ${height} px at ${ratio}x`, `Theme: ${theme}`, `Time zone: ${timeZone}`].join('\n');

/** Reads the facts about this browser as they are now: page, window, language, theme, time zone. */
export const thisBrowser = (): BrowserFacts => ({
  path: location.pathname,
  userAgent: navigator.userAgent,
  language: navigator.language,
  width: innerWidth,
  height: innerHeight,
  ratio: Math.round(devicePixelRatio * 100) / 100,
  theme: document.documentElement.dataset.theme ?? 'system',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Appends the facts about the browser to the text that the reporter typed. */
export const withWords = (text: string, words: string): string => (text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);

/** Removes the facts about the browser from the reporter's text. A fact that the reporter changed stays. */
export const withoutWords = (text: string, words: string): string => text.replace(words, '').trim();
