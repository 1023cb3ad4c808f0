import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { lazyPart } from '#lib/lazy-part.ts';
import { ServerRenderingContext, HydrationEnd } from '#lib/server-rendering.ts';
import type { ServerRendering } from '#lib/server-rendering.ts';
import { WhenIdle } from '#ui/when-idle.tsx';
import { AuthDialogHost } from './auth-dialog-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { MemberCornerHost } from './member-corner-host.tsx';
import { Realtime } from './realtime.tsx';
import { AppRoutes } from './routes.tsx';
import { ToasterHost } from './toaster-host.tsx';

// Dialogs whose code loads after the first page. A dialog that is requested before then opens once its code has loaded.
const LateHosts = lazyPart(() => import('./late-parts.ts'), 'LateHosts');

interface AppProps {
  client: QueryClient;
  serverRendering: ServerRendering;
  /** Puts the pages into a router: the browser's, or on the server one for a single address. */
  router(pages: ReactNode): ReactNode;
}

/** Tells the code that repeats early input that the page is hydrated. */
const noteHydration = (): void => {
  if (window.conjureEarly) window.conjureEarly.hydratedAt = performance.now();
};

/** The whole client application with its providers and routes. */
export function App({ client, serverRendering, router }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <HydrationEnd onHydrated={noteHydration} />
        <ServerRenderingContext value={serverRendering}>
          {router(
            <>
              <Realtime />
              <AppRoutes />
              <MemberCornerHost />
              <WhenIdle><Suspense fallback={null}><LateHosts /></Suspense></WhenIdle>
              <AuthDialogHost />
            </>,
          )}
        </ServerRenderingContext>
        <ToasterHost />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
