/** Languages that prompts are written in most, as ISO 639-1 codes: what lists of languages offer. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'tr', 'uk', 'ar', 'hi', 'ja', 'ko', 'zh'] as const;

/** "German" for `de`; the code itself where the browser knows no name for it. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
