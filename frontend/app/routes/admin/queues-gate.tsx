import { useEffect } from 'react';
import { useAuth } from '#lib/session.ts';
import { may } from '#contracts/permissions.ts';
import { AdminGate } from './admin-gate.tsx';

/**
 * The administrators' gate that the client shows when the server refused the queue dashboard, which the server renders at the same address.
 * Once the user has the permission, the page loads again from the server.
 */
export function QueuesGatePage() {
  const { user } = useAuth();
  const mayPass = may(user?.role, 'queues.read');
  useEffect(() => {
    if (mayPass) location.replace('/admin/queues/');
  }, [mayPass]);
  return <AdminGate permission="queues.read">{null}</AdminGate>;
}
