import { startOidcServer } from './oidc-server.ts';

/** Runs the OpenID Connect provider of the tests as a process of its own, for a test runner that cannot run TypeScript. SIGTERM ends it. */
const { close } = await startOidcServer(Number(process.env.PORT), process.env.OIDC_CLIENT_SECRET);
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
