import type { Plugin } from 'vite';

/** The two faces that the first paint needs; the others arrive when a page uses them. */
const PRELOADED_FONTS = [/figtree-latin-wght-normal.*\.woff2$/, /bricolage-grotesque-latin-opsz-normal.*\.woff2$/];

/** Adds preload links for the hashed font files, which are not known before the build. */
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
