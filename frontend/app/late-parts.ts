// One file for what no first page waits for: each file of its own would be a request of its own.
export { AuthDialogOnce } from './auth-dialog-once.tsx';
export { PageNotices } from './layout/page-notices.tsx';
export { LateHosts } from './late-hosts.tsx';
