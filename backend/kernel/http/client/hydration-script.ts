/** After this many ms the page loads its scripts even if the browser never paints, e.g. in a background tab. */
const LONGEST_WAIT_MS = 1_500;

/**
 * How many of the client's scripts are named in one task. For each, the browser prepares a request, and all at once would keep a phone's processor for
 * over 100 ms.
 */
const SCRIPTS_PER_TASK = 4;

/** The values that the script at the end of a server-rendered page needs. */
export interface HydrationScriptOptions {
  /** Addresses of the client's first script and of the other scripts that it needs at once. */
  entry: string;
  others: readonly string[];
  /** Addresses of fonts that the page needs and that its HTML does not preload. */
  fonts: readonly string[];
  /** Whether this page uses plain words, as its reader chose; null where the wording is the same for all. */
  plainWords: boolean | null;
}

const WORDS = { plain: `document.documentElement.dataset.words = 'plain';`, playful: 'delete document.documentElement.dataset.words;' };

/** Sets the wording that the account has chosen, plain or playful. A choice that this browser stored before must not override it. */
const sayWords = (plain: boolean | null): string => (plain === null ? '' : plain ? WORDS.plain : WORDS.playful);

/**
 * The script at the end of a server-rendered page. The browser runs it once the style sheets are there. It asks for fonts before the layout would.
 * It sets the styles that the content policy refuses as attributes of markup, and tells a part that fills the window how far from the top it begins.
 * It loads the client's scripts after the first paint, so that style sheets, fonts and pictures load first.
 */
export const hydrationScript = ({ entry, others, fonts, plainWords }: HydrationScriptOptions): string => `(function () {
      ${JSON.stringify(fonts)}.forEach(function (href) { document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', href: href, crossOrigin: '' })); });
      ${sayWords(plainWords)}
      document.querySelectorAll('[data-server-style]').forEach(function (it) { it.style.cssText = it.dataset.serverStyle; it.removeAttribute('data-server-style'); });
      function fillWindow() {
        document.querySelectorAll('[data-fills-window]').forEach(function (it) { it.style.setProperty('--above', Math.round(it.getBoundingClientRect().top + scrollY) + 'px'); });
      }
      fillWindow();
      // With their own font, the lines above may wrap in another way.
      if (document.fonts) document.fonts.ready.then(fillWindow);
      var begun = false;
      function begin() {
        if (begun) return;
        begun = true;
        load(${JSON.stringify(others)});
      }
      function load(scripts) {
        scripts.splice(0, ${SCRIPTS_PER_TASK}).forEach(function (href) { document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: href, crossOrigin: '' })); });
        if (scripts.length > 0) return setTimeout(load, 0, scripts);
        // The client reads the page's data, which stand after this script: on a slow line they are not whole yet.
        if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enter);
        else enter();
      }
      function enter() {
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: ${JSON.stringify(entry)}, crossOrigin: '' }));
      }
      requestAnimationFrame(function () { setTimeout(begin); });
      setTimeout(begin, ${LONGEST_WAIT_MS});
    })();`;
