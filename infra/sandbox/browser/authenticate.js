/* The payments sandbox's page on which the bank asks the cardholder to confirm a payment. It tells the page that opened it how the cardholder answered. */
let port = null;
let setup = null;

async function answer(outcome) {
  document.querySelectorAll('button').forEach((button) => (button.disabled = true));
  const form = new URLSearchParams({ client_secret: setup.clientSecret, outcome });
  const response = await fetch(`/v1/payment_intents/${setup.clientSecret.split('_secret_')[0]}/authenticate`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${setup.key}` },
  });
  const body = await response.json();
  const error = body.error ?? (body.status === 'requires_payment_method' ? body.last_payment_error : null);
  port.postMessage(error ? { type: 'done', error } : { type: 'done', paymentIntent: body });
}

for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => void answer(button.value));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') void answer('fail');
});

window.addEventListener('message', ({ data, source, ports }) => {
  if (source !== window.parent || data?.sandbox !== 'connect' || port) return;
  [port] = ports;
  ({ setup } = data);
  port.onmessage = () => void answer('fail');
  document.querySelector('button').focus();
});
