/**
 * The script of an embedded form. It writes the typed inputs into the link of the button behind the "#", which browsers send to no server. It
 * shows the fields whose show-if rule holds, like `form-visibility.ts`, and tells the surrounding page its height.
 */
export const EMBED_SCRIPT = `
'use strict';
const rules = JSON.parse(document.getElementById('rules').textContent);
const go = document.getElementById('go');
const address = go.getAttribute('href');
const empty = (value) => value === undefined || value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
const plain = (value) => typeof value === 'string' ? (/^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim().toLowerCase() : value.trim()) : value;
const same = (actual, wanted) => typeof wanted === 'boolean' ? (actual === true) === wanted : Array.isArray(actual) ? actual.some((item) => plain(item) === plain(wanted)) : plain(actual) === plain(wanted);
const beyond = (actual, wanted, sign) => {
  if (empty(actual)) return false;
  const left = Array.isArray(actual) ? actual.length : actual;
  return typeof left === typeof wanted && (sign > 0 ? left > wanted : left < wanted);
};
const holds = ({ op, value }, actual) => op === 'filled' ? !empty(actual) : op === 'empty' ? empty(actual) : op === 'eq' ? same(actual, value) : op === 'ne' ? !same(actual, value)
  : op === 'in' ? Array.isArray(value) && value.some((wanted) => same(actual, wanted)) : op === 'gt' ? beyond(actual, value, 1) : beyond(actual, value, -1);
const read = (box) => {
  const inputs = [...box.querySelectorAll('input,select,textarea')];
  const first = inputs[0];
  if (!first) return undefined;
  switch (box.dataset.type) {
    case 'checkbox': case 'toggle_text': return first.checked;
    case 'multi_select': return inputs.filter((each) => each.checked).map((each) => each.value);
    case 'radio_cards': return inputs.find((each) => each.checked)?.value;
    case 'number': case 'slider': return first.value === '' ? undefined : Number(first.value);
    case 'tags': return first.value.split(',').map((word) => word.trim()).filter((word) => word !== '');
    default: return first.value === '' ? undefined : first.value;
  }
};
const update = () => {
  const active = new Map();
  const inputs = {};
  for (const { key, hidden, value, showIf } of rules) {
    const box = hidden ? null : document.querySelector('[data-key="' + key + '"]');
    const shown = !showIf || holds(showIf, active.get(showIf.field));
    if (box) box.hidden = !shown;
    if (!shown) continue;
    const given = hidden ? value : box ? read(box) : undefined;
    active.set(key, given);
    if (!hidden && !empty(given)) inputs[key] = given;
    const output = box && box.querySelector('output');
    if (output) output.textContent = String(given);
  }
  go.href = address + '#inputs=' + encodeURIComponent(JSON.stringify(inputs));
};
document.addEventListener('input', update);
document.addEventListener('change', update);
update();
const tell = () => parent.postMessage({ type: 'conjure:size', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*');
new ResizeObserver(tell).observe(document.body);
`;
