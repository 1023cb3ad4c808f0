import { useEffect } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NEXT_FEATURES_WINDOW, WINDOW_PARAMS } from '#contracts/message-links.ts';
import { centerOpenAtom, linkedMessageAtom } from '#features/messages/message-windows.ts';
import { searchNow } from '#lib/search-now.ts';
import { nextFeaturesAtom } from '#shared/next-features/next-features-dialog.ts';
import { hearNotificationClicks } from './notification-clicks.ts';

/**
 * Opens the dialog that an address names, on any page, and removes the name from the address. So going back or reloading does not open the
 * dialog again. Rendered for members only: a visitor's address keeps the name until they sign in.
 */
export function LinkedWindows() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const showMessage = useSetAtom(linkedMessageAtom);
  const openCenter = useSetAtom(centerOpenAtom);
  const openFeatures = useSetAtom(nextFeaturesAtom);
  const message = params.get(WINDOW_PARAMS.message);
  const features = params.get(WINDOW_PARAMS.open) === NEXT_FEATURES_WINDOW;
  useEffect(() => {
    if (message === null && !features) return;
    if (features) openFeatures(true);
    if (message !== null) {
      showMessage(message);
      openCenter(true);
    }
    const rest = searchNow();
    rest.delete(WINDOW_PARAMS.message);
    if (features) rest.delete(WINDOW_PARAMS.open);
    setParams(rest, { replace: true });
  }, [message, features, showMessage, openCenter, openFeatures, setParams]);
  useEffect(() => hearNotificationClicks((path) => void navigate(path)), [navigate]);
  return null;
}
