/** After this many ms the page loads its scripts even if the browser never paints, e.g. in a background tab. */
const LONGEST_WAIT_MS = 1_500;
/** How often, in ms, and how many times at most the script of a server-rendered page checks whether React listens to presses. */
const LOOK = { everyMs: 40, times: 500 };

/**
 * How many of the client's scripts are named in one task. For each, the browser prepares a request, and all at once would keep a phone's processor for
 * over 100 ms.
 */
const SCRIPTS_PER_TASK = 4;

/** How many looks, at most, a slider is told of its focus until it knows of it. */
const FOCUS_LOOKS = 50;
/** How many looks, at most, a repeated key or press on a slider waits for the value to change. At an end of the slider it does not change. */
const KEY_LOOKS = 5;

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
 * It loads the client's scripts after the first paint, so that style sheets, fonts and pictures load first. It keeps what the user does too early:
 * presses of buttons, and keys and presses on sliders, are repeated once React hears them. Shortcuts and changes of fields are repeated once the page is hydrated
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
      var pressed = [];
      var pressing = false;
      var hydratedAt = 0;
      // Once the page is hydrated, its last parts follow soon. After that no press is repeated.
      var over = function () {
        if (!window.conjureEarlyKeys && !hydratedAt) hydratedAt = performance.now();
        return hydratedAt > 0 && performance.now() - hydratedAt > ${LAST_PARTS_MS};
      };
      var heard = function (it) { return Object.keys(it).some(function (key) { return key.indexOf('__reactProps') === 0; }); };
      // React does not know yet what was typed into the button's form. A press now would send the form without it.
      var typed = function (button) { return !!button.form && Array.from(window.conjureEarlyFields.keys()).some(function (field) { return field.form === button.form; }); };
      // Whether keys on a slider of this form are still to be repeated.
      var slid = function (form) { return !!form && pressed.some(function (kept) { return kept.slides === form; }); };
      // React makes a part anew that changes before it is hydrated. The label of its slider stays.
      var current = function (it) { return it.isConnected ? it : document.querySelector('[role=slider][aria-labelledby="' + it.getAttribute('aria-labelledby') + '"]') || it; };
      // React stops a press above a part that it has begun to take over and not finished: then the button itself never hears it.
      function press(button) {
        var reached = false;
        var hear = function () { reached = true; };
        button.addEventListener('click', hear, true);
        pressing = true;
        button.click();
        pressing = false;
        button.removeEventListener('click', hear, true);
        return reached;
      }
      // Makes the repetition of a key on a slider. A slider hears keys only once it knows of its focus, and counts from the value that it shows.
      function slide(key) {
        var tell = function (slider, Type, name) { slider.dispatchEvent(new Type(name, { key: key, bubbles: true, cancelable: true })); };
        var before = null;
        var asks = ${FOCUS_LOOKS};
        var looks = ${KEY_LOOKS};
        return function (slider) {
          if (before === null && !slider.hasAttribute('data-focus')) {
            tell(slider, FocusEvent, 'focusin');
            asks -= 1;
            return asks === 0;
          }
          if (before === null) {
            before = slider.getAttribute('aria-valuenow');
            pressing = true;
            tell(slider, KeyboardEvent, 'keydown');
            pressing = false;
            return false;
          }
          looks -= 1;
          if (looks > 0 && slider.getAttribute('aria-valuenow') === before) return false;
          if (document.activeElement !== slider) tell(slider, FocusEvent, 'focusout');
          return true;
        };
      }
      // Makes the repetition of a press on a slider's track, at this part of its width. Until the slider has started it ignores the press, so it is sent again.
      function point(part) {
        var before = null;
        var looks = ${KEY_LOOKS};
        return function (slider) {
          if (before === null) before = slider.getAttribute('aria-valuenow');
          looks -= 1;
          if (looks === 0 || slider.getAttribute('aria-valuenow') !== before) return true;
          var track = slider.closest('[data-part=control]');
          var box = track.getBoundingClientRect();
          var at = { clientX: box.left + part * box.width, clientY: box.top + box.height / 2, button: 0, buttons: 1, bubbles: true, cancelable: true };
          pressing = true;
          track.dispatchEvent(new PointerEvent('pointerdown', at));
          document.dispatchEvent(new PointerEvent('pointerup', at));
          pressing = false;
          return false;
        };
      }
      function again(looks) {
        // One at a time: what the second one does may follow from the first.
        var first = pressed[0];
        if (first.slides) first.it = current(first.it);
        if (first.it.isConnected ? heard(first.it) && !typed(first.it) && first.repeat(first.it) : !first.slides || over()) pressed.shift();
        if (pressed.length > 0 && looks > 0) setTimeout(again, ${LOOK.everyMs}, looks - 1);
      }
      function keep(it, repeat, slides) {
        if (pressed.push({ it: it, repeat: repeat, slides: slides }) === 1) again(${LOOK.times});
      }
      document.addEventListener('keydown', function (event) {
        var slider = event.target.closest && event.target.closest('[data-scope=slider][role=slider]');
        if (!slider || pressing || !/^(Arrow|Page|Home$|End$)/.test(event.key)) return;
        var form = slider.closest('form') || document;
        if (slider.hasAttribute('data-focus') && !slid(form)) return;
        event.preventDefault();
        event.stopPropagation();
        keep(slider, slide(event.key), form);
      }, true);
      // A drag counts where it ends. A finger that scrolls the page ends in pointercancel.
      var track = null;
      document.addEventListener('pointerdown', function (event) {
        track = pressing || !event.target.closest ? track : event.target.closest('[data-scope=slider][data-part=control]');
      }, true);
      document.addEventListener('pointerup', function (event) {
        var slider = track && track.querySelector('[role=slider]');
        if (pressing || !slider || heard(slider)) return;
        var box = track.getBoundingClientRect();
        keep(slider, point((event.clientX - box.left) / box.width), slider.closest('form') || document);
        track = null;
      }, true);
      document.addEventListener('click', function (event) {
        var button = event.target.closest('button');
        if (!button || pressing || over()) return;
        if (!heard(button) || typed(button) || slid(button.form)) {
          event.preventDefault();
          // A press that React has not taken over reaches it, because React then hydrates that part first.
          if (heard(button)) event.stopPropagation();
          return keep(button, press);
        }
        var reached = false;
        button.addEventListener('click', function () { reached = true; }, { capture: true, once: true });
        setTimeout(function () { if (!reached) keep(button, press); });
      }, true);
      window.conjureEarlyFields = new Map();
      document.addEventListener('input', function (event) {
        var field = event.target;
        var fields = window.conjureEarlyFields;
        if (!fields || heard(field)) return;
        // A field that is changed again goes to the end: of several options, the last one that was chosen counts.
        fields.delete(field);
        fields.set(field, field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value);
      }, true);
      window.conjureEarlyKeys = [];
      document.addEventListener('keydown', function (event) {
        // Shortcuts are one character. Escape, repeated, would close what was opened since.
        var shortcut = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (window.conjureEarlyKeys && event.target === document.body && shortcut) window.conjureEarlyKeys.push(event.key);
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
