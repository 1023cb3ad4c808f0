/** The most frequent languages of prompts, as ISO 639-1 codes, which menus for languages offer. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'tr', 'uk', 'ar', 'hi', 'ja', 'ko', 'zh'] as const;

/** Returns a language's name, such as "German" for `de`; the code itself when the browser knows no name. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
