import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#lib/query-client.ts';
import { AuthDialogHost } from './auth-dialog-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { MemberCornerHost } from './member-corner-host.tsx';
import { PurchaseHost } from './purchase-host.tsx';
import { Realtime } from './realtime.tsx';
import { AppRoutes } from './routes.tsx';
import { ToasterHost } from './toaster-host.tsx';

/** The client, put together. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Realtime />
          <AppRoutes />
          <MemberCornerHost />
          <PurchaseHost />
          <AuthDialogHost />
        </BrowserRouter>
        <ToasterHost />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
