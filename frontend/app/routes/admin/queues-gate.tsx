import { useEffect } from 'react';
import { useAuth } from '#lib/session.ts';
import { may } from '#contracts/permissions.ts';
import { AdminGate } from './admin-gate.tsx';

/**
 * The door of the queue dashboard. The board is a page of the server at the same address. The client is here only because the server
 * refused the request. A user who has the permission by now is sent there.
 */
export function QueuesGatePage() {
  const { user } = useAuth();
  const mayPass = may(user?.role, 'queues.read');
  useEffect(() => {
    if (mayPass) location.replace('/admin/queues/');
  }, [mayPass]);
  return <AdminGate permission="queues.read">{null}</AdminGate>;
}
