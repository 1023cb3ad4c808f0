/* The payments sandbox's frame with the card field: number, date and code, which never leave the sandbox's origin. */
const field = (id) => document.getElementById(id);
const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map(field);
const inputs = [number, expiry, cvc];
const error = (code, message) => ({ type: 'validation_error', code, message });
const digits = (text) => text.replace(/\D/g, '');
let port = null;
let key = '';

const BRANDS = [['visa', /^4/], ['mastercard', /^(5[1-5]|2[2-7])/], ['amex', /^3[47]/], ['discover', /^6(011|5)/]];
const brandOf = (text) => BRANDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown';
const lengthOf = (text) => (brandOf(text) === 'amex' ? 15 : 16);
const codeLength = () => (brandOf(digits(number.value)) === 'amex' ? 4 : 3);

function luhn(text) {
  const sum = [...text].reverse().reduce((total, sign, place) => {
    const digit = Number(sign) * (place % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

const CHECKS = {
  number(text) {
    if (text.length < lengthOf(text)) return { partial: error('incomplete_number', 'Your card number is incomplete.') };
    return luhn(text) ? {} : { wrong: error('invalid_number', 'Your card number is invalid.') };
  },
  expiry(text) {
    if (Number(text.slice(0, 2)) > 12) return { wrong: error('invalid_expiry_month', "Your card's expiration date is invalid.") };
    if (text.length < 4) return { partial: error('incomplete_expiry', "Your card's expiration date is incomplete.") };
    const [month, year] = [Number(text.slice(0, 2)), 2000 + Number(text.slice(2))];
    const now = new Date();
    if (month === 0) return { wrong: error('invalid_expiry_month', "Your card's expiration date is invalid.") };
    if (year < now.getFullYear() || year > now.getFullYear() + 50) return { wrong: error('invalid_expiry_year_past', "Your card's expiration year is in the past.") };
    if (year === now.getFullYear() && month < now.getMonth() + 1) return { wrong: error('invalid_expiry_month_past', "Your card's expiration date is in the past.") };
    return {};
  },
  cvc: (text) => (text.length < codeLength() ? { partial: error('incomplete_cvc', "Your card's security code is incomplete.") } : {}),
};

/** Returns the error of a card input: at once when more typing cannot make the input right, otherwise after the customer has left it. */
function problemOf(input, strict) {
  const text = digits(input.value);
  const { wrong, partial } = CHECKS[input.id](text);
  if (wrong) return wrong;
  return partial && (strict || (text !== '' && document.activeElement !== input)) ? partial : null;
}

function tell() {
  let first = null;
  for (const input of inputs) {
    const problem = problemOf(input, false);
    input.setAttribute('aria-invalid', String(Boolean(problem)));
    first ??= problem;
  }
  field('problem').textContent = first?.message ?? '';
  port?.postMessage({
    type: 'change',
    empty: inputs.every((input) => input.value === ''),
    complete: inputs.every((input) => !problemOf(input, true)),
    brand: brandOf(digits(number.value)),
    ...(first && { error: first }),
  });
}

const FORMATS = {
  number: (text) => (brandOf(text) === 'amex' ? text.slice(0, 15).replace(/^(\d{4})(\d{1,6})?(\d{1,5})?$/, (_all, ...groups) => groups.slice(0, 3).filter(Boolean).join(' ')) : text.slice(0, 16).replace(/(\d{4})(?=\d)/g, '$1 ')),
  expiry(text, typed) {
    const padded = /^[2-9]/.test(text) ? `0${text}` : text;
    const kept = padded.slice(0, 4);
    return kept.length > 2 || (kept.length === 2 && typed) ? `${kept.slice(0, 2)} / ${kept.slice(2)}` : kept;
  },
  cvc: (text) => text.slice(0, codeLength()),
};

for (const [place, input] of inputs.entries()) {
  input.addEventListener('input', (event) => {
    const typed = !(event.inputType ?? '').startsWith('delete');
    const atEnd = input.selectionStart === input.value.length;
    // Removes the century from the expiry year, because browsers that fill in a saved card write the year with four digits.
    const text = input.id === 'expiry' ? digits(input.value).replace(/^(\d{2})20(\d{2})$/, '$1$2') : digits(input.value);
    const formatted = FORMATS[input.id](text, typed);
    if (atEnd || !typed) input.value = formatted;
    else {
      const caret = input.selectionStart;
      input.value = formatted;
      input.setSelectionRange(caret, caret);
    }
    const { wrong, partial } = CHECKS[input.id](digits(input.value));
    if (typed && atEnd && !wrong && !partial) inputs[place + 1]?.focus();
    tell();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') port?.postMessage({ type: 'escape' });
    if (event.key === 'Backspace' && input.value === '' && place > 0) {
      event.preventDefault();
      inputs[place - 1].focus();
    }
  });
  input.addEventListener('blur', tell);
}

// Tells the product's page of focus and blur of the whole card field alone: for that page the inputs inside are one field.
for (const [event, type] of [['focusin', 'focus'], ['focusout', 'blur']]) {
  field('card').addEventListener(event, ({ relatedTarget }) => {
    if (!inputs.includes(relatedTarget)) port?.postMessage({ type });
  });
}

async function confirm({ clientSecret, billing, asks }) {
  const problem = inputs.map((input) => problemOf(input, true)).find(Boolean);
  if (problem) return port.postMessage({ answers: asks, error: problem });
  const [month, year] = digits(expiry.value).match(/\d{2}/g);
  const form = new URLSearchParams({
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digits(number.value),
    'payment_method_data[card][exp_month]': String(Number(month)),
    'payment_method_data[card][exp_year]': `20${year}`,
    'payment_method_data[card][cvc]': digits(cvc.value),
  });
  for (const name of ['name', 'email']) if (billing?.[name]) form.set(`payment_method_data[billing_details][${name}]`, billing[name]);
  port.postMessage({ answers: asks, ...(await send(`/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, form)) });
}

async function send(path, form) {
  try {
    const answer = await fetch(path, { method: 'POST', body: form, headers: { authorization: `Bearer ${key}` } });
    const body = await answer.json();
    return answer.ok ? { paymentIntent: body } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error', message: 'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.' } };
  }
}

/** Applies the styles that the product's page requested, as far as Stripe allows them in a card field. */
function dress({ options, background }) {
  const { base = {}, invalid = {} } = options?.style ?? {};
  const { style } = document.documentElement;
  const set = (name, value) => (typeof value === 'string' ? style.setProperty(name, value) : style.removeProperty(name));
  set('--text', base.color);
  set('--size', base.fontSize);
  set('--family', base.fontFamily);
  set('--weight', base.fontWeight && String(base.fontWeight));
  set('--line', base.lineHeight);
  set('--icon', base.iconColor);
  set('--placeholder', base['::placeholder']?.color);
  set('--wrong', invalid.color);
  style.backgroundColor = background ?? '';
  for (const input of inputs) input.disabled = options?.disabled === true;
}

const HEARD = {
  update: dress,
  confirm: (message) => void confirm(message),
  focus: () => (inputs.find((input) => input.value === '') ?? number).focus(),
  blur: () => document.activeElement?.blur(),
  clear() {
    inputs.forEach((input) => (input.value = ''));
    tell();
  },
};

window.addEventListener('message', ({ data, source, ports }) => {
  if (source !== window.parent || data?.sandbox !== 'connect' || port) return;
  [port] = ports;
  key = data.setup.key;
  dress(data.setup);
  port.onmessage = (event) => HEARD[event.data.type]?.(event.data);
  new ResizeObserver(() => port.postMessage({ type: 'height', height: Math.ceil(field('card').getBoundingClientRect().height) })).observe(field('card'));
  port.postMessage({ type: 'ready' });
});
