import { expect, type Locator } from '@playwright/test';

/** Chooses a radio or throws a switch. What follows the address is checked a moment after the click, for which `Locator.check` does not wait. */
export async function choose(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}
