import type { Plugin } from 'vite';

/** The two font files that the first paint needs; others load when a page uses them. */
const PRELOADED_FONTS = [/figtree-latin-wght-normal.*\.woff2$/, /bricolage-grotesque-latin-opsz-normal.*\.woff2$/];

/** Adds preload links for these fonts at build time, because their hashed names are unknown before. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONTS.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
