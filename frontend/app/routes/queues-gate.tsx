import { may } from '#contracts/permissions.ts';
import { useAuth } from '#lib/session.ts';
import { WizardsChamber } from '../gate/wizards-chamber.tsx';

// The board itself is a page of the server at the same address: the client is here only because the server did not let it through.
const openBoard = (): void => location.replace('/admin/queues/');

/** The door of the queue dashboard. */
export function QueuesGatePage() {
  const { status, user } = useAuth();
  if (status === 'loading') return <p role="status">Checking access...</p>;
  if (may(user?.role, 'queues.read')) {
    openBoard();
    return null;
  }
  return <WizardsChamber onOpen={openBoard} />;
}
