/** After this many ms the page loads its scripts even if the browser never paints, e.g. in a background tab. */
const LONGEST_WAIT_MS = 1_500;

/**
 * How many of the client's scripts are named in one task. For each, the browser prepares a request, and all at once would keep a phone's processor for
 * over 100 ms.
 */
const SCRIPTS_PER_TASK = 4;

/** For this many ms after hydration, a press may still reach a part of the page that React has not taken over. */
const LAST_PARTS_MS = 5_000;

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
 * It loads the client's scripts after the first paint, so that style sheets, fonts and pictures load first. It notes what the user does too early, in
 * one order: presses, keys, presses on sliders and changes of fields (docs/rules/pages.md#early-input). The client repeats all that
 * (frontend/app/early-input.ts).
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
      var early = window.conjureEarly = { list: [], hydratedAt: 0, paused: false, start: null };
      // The page's last parts are hydrated soon after the page. After that nothing is noted.
      var over = function () { return early.paused || (early.hydratedAt > 0 && performance.now() - early.hydratedAt > ${LAST_PARTS_MS}); };
      var isHydrated = function (it) { return Object.keys(it).some(function (key) { return key.indexOf('__reactProps') === 0; }); };
      // While earlier input waits, later input waits behind it, because what it does may follow from that.
      var waits = function (it) { return early.list.length > 0 || !isHydrated(it); };
      function note(entry) {
        early.list.push(entry);
        if (early.start) early.start();
      }
      // React must not hear an event that is repeated later: it would hydrate the element at once, and act twice.
      function keep(event, entry) {
        event.preventDefault();
        event.stopPropagation();
        note(entry);
      }
      document.addEventListener('click', function (event) {
        var button = event.target.closest('button');
        // The button of an error message may load what is missing for hydration.
        if (!button || over() || button.closest('[role=alert], [data-missing-parts]')) return;
        var entry = { kind: 'press', target: button, with: { ctrlKey: event.ctrlKey, shiftKey: event.shiftKey, altKey: event.altKey, metaKey: event.metaKey } };
        if (waits(button)) return keep(event, entry);
        // While React hydrates a part that contains the button, it stops the press, and the button does not hear it.
        var reached = false;
        button.addEventListener('click', function () { reached = true; }, { capture: true, once: true });
        setTimeout(function () { if (!reached && !event.defaultPrevented) note(entry); });
      }, true);
      document.addEventListener('keydown', function (event) {
        var target = event.target;
        if (!target.closest) return;
        if (target.matches('[data-scope=slider][role=slider]')) {
          // A slider hears keys only while it has data-focus. One that got the focus before hydration has none.
          var ready = target.hasAttribute('data-focus');
          if (over()) return ready || !event.isTrusted ? undefined : void target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
          if (!/^(Arrow|Page|Home$|End$)/.test(event.key) || (ready && early.list.length === 0)) return;
          // A key that is held counts once.
          if (event.repeat) return event.preventDefault();
          return keep(event, { kind: 'slide', target: target, key: event.key });
        }
        // Shortcuts are one character, or Alt with an arrow up or down. Alt with left or right is the browser's Back and Forward. Escape, repeated, would close
        // what was opened since.
        var character = event.key.length === 1 && event.key !== ' ' && !event.altKey;
        var shortcut = !event.ctrlKey && !event.metaKey && (character || (event.altKey && /^Arrow(Up|Down)$/.test(event.key)));
        if (over() || !shortcut || event.repeat || target.closest('input, textarea, select, [contenteditable]')) return;
        if (target === document.body ? early.list.length > 0 || !early.hydratedAt : waits(target)) keep(event, { kind: 'key', target: target, key: event.key, altKey: event.altKey });
      }, true);
      // A drag counts where it ends. A finger that scrolls the page ends in pointercancel.
      var track = null;
      document.addEventListener('pointerdown', function (event) {
        track = over() || !event.target.closest ? null : event.target.closest('[data-scope=slider][data-part=control]');
      }, true);
      document.addEventListener('pointerup', function (event) {
        var slider = track && track.querySelector('[role=slider]');
        if (!slider || over() || isHydrated(slider)) return;
        var box = track.getBoundingClientRect();
        note({ kind: 'point', target: slider, part: (event.clientX - box.left) / box.width });
        track = null;
      }, true);
      document.addEventListener('input', function (event) {
        var field = event.target;
        if (over() || !field.matches('input, textarea, select')) return;
        var value = field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value;
        var noted = early.list.filter(function (entry) { return entry.target === field; }).pop();
        // A field that is hydrated meanwhile hears its changes itself, but the value that is repeated must not be older.
        if (noted && (isHydrated(field) || noted === early.list[early.list.length - 1])) noted.value = value;
        else if (!isHydrated(field)) note({ kind: 'field', target: field, value: value });
      }, true);
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
