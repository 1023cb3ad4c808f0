/** The metadata keys on the provider's objects. They hold our ids, so that webhooks and reconciliation find our rows. */
export const METADATA_USER = 'conjure_user';
export const METADATA_ORDER = 'conjure_order';
export const METADATA_SUBSCRIPTION = 'conjure_subscription';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Whether a text has the form of one of our ids. */
export const isUuid = (text: string): boolean => UUID.test(text);
