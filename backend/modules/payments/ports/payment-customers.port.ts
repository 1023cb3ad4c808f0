/** Calls about customers at the provider. */
export interface PaymentCustomers {
  /** Creates a customer. `number` is how many customers this person had before; it makes the idempotency key new after a deletion. */
  create(userId: string, number: number): Promise<string>;
  describe(customerId: string, person: { email: string | null; name: string }): Promise<void>;
  /** Ends a customer's subscriptions and deletes their name and address. A second call changes nothing. */
  delete(customerId: string): Promise<void>;
  /** The address of the provider's page on which a customer changes cards. */
  portalUrl(customerId: string, returnUrl: string): Promise<string>;
}
