/** For this many ms after hydration, a press may still reach a part of the page that React has not taken over. */
const LAST_PARTS_MS = 5_000;

/**
 * The script in the head of a server-rendered page that notes what the user does before React hears it, in one order: presses, keys, presses on
 * sliders and changes of fields (docs/rules/pages.md#early-input). The client repeats all that (frontend/app/early-input.ts). It stands before the
 * style sheets, because a script after them waits for them, and on a slow line people already see and use the beginning of the page.
 */
export const EARLY_INPUT_SCRIPT = withoutComments(`(function () {
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
})();`);

/** Leaves out the lines of comments, which would make the head of each page longer. */
function withoutComments(script: string): string {
  return script.replace(/^\s*\/\/.*\n/gm, '');
}
