export const DEVELOPERS = {
  title: 'Developers',
  intro: 'Your own programs use the endpoints that this site uses, at the same prices and with the same refunds.',
  keyTitle: 'Your key',
  keyText: 'Make a key in {settings}. A key does what its scopes allow and never spends above its ceilings.',
  settingsLink: 'Settings, API keys',
  keyLabel: 'API key',
  keyHelp: 'It stays in this tab, and goes only into requests that you send below.',
  webhooksText: 'Webhooks call your program when a run of a key ends, and at sales and tips. Add them in {settings}.',
  webhooksLink: 'Settings, Webhooks',
  signatureText: 'Each call has a Conjure-Signature header. Libraries for Stripe’s webhooks check it with your secret.',
  documentText: 'The whole description is at {document}. Models reach the same tools at /mcp, with the same keys.',
};

export const ENDPOINTS = {
  label: 'Endpoints',
  searchLabel: 'Find an endpoint',
  searchPlaceholder: 'run, drafts, balance…',
  emptyText: 'No endpoint has these words.',
};

/** Texts of an endpoint in the API reference, with its examples. */
export const ENDPOINT = {
  scopesText: (scopes: readonly string[]) => `Scope: ${scopes.join(' or ')}`,
  snippetsLabel: 'Example request',
  copyButton: 'Copy',
  copiedButton: 'Copied',
  answerTitle: 'Answer',
  errorsTitle: 'Errors',
};

export const TRY_IT = {
  title: 'Try it',
  spendsText: 'This sends a real request. What costs tokens is charged.',
  bodyLabel: 'Body',
  bodyBad: 'This is not valid JSON.',
  sendButton: 'Send',
  busyLabel: 'Sending…',
  keyMissing: 'Enter your key at the top first.',
  failed: 'No answer arrived. Please check your connection.',
  answerLabel: 'Answer of the server',
  statusText: (status: number, ms: number) => `Status ${status} after ${ms.toLocaleString('en-US')} ms`,
};
