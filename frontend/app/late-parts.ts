// One file, because each file would be a request of its own. The first paint waits for none of these parts.
export { AuthDialogOnce } from './auth-dialog-once.tsx';
export { PageNotices } from './layout/page-notices.tsx';
export { LateHosts } from './late-hosts.tsx';
