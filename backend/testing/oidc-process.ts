import { startOidcServer } from './oidc-server.ts';

/** The provider as a process of its own, for a runner that speaks no TypeScript. Ends when it is told to. */
const { close } = await startOidcServer(Number(process.env.PORT), process.env.OIDC_CLIENT_SECRET);
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
