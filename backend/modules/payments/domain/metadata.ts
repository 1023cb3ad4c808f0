/** Written to the provider's objects, so that ours can be found again from there. */
export const METADATA_USER = 'conjure_user';
export const METADATA_ORDER = 'conjure_order';
export const METADATA_SUBSCRIPTION = 'conjure_subscription';
