import type { Settings } from '@anz-payroll/configuration';
import type { AddressBook } from '../routes/lookups/address-book';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { embeddedAddressBook } from './embedded-address-book';
import { httpAddressBook } from './http-address-book';

/** The provider that the settings name, or the list that comes with the service. */
export function addressBook(
  settings: Pick<Settings, 'addressProviderUrl' | 'addressProviderKey'>,
  log: Logger,
): AddressBook {
  return settings.addressProviderUrl === undefined
    ? embeddedAddressBook
    : httpAddressBook(settings.addressProviderUrl, settings.addressProviderKey, log);
}
