// These parts of a page share one file, because each file would be one more request. They load after the first paint.
export { AuthDialogOnce } from './auth-dialog-once.tsx';
export { PageNotices } from './layout/page-notices.tsx';
export { LateHosts } from './late-hosts.tsx';
