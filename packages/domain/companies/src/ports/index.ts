export type { Announcement, Announcements, AnnouncementType } from './announcements';
export type { Clock } from './clock';
export type { AllowanceHistory, Companies, CompanyAllowances, CompanyStores, PayRates, Staff } from './company-stores';
export type { StoreAway, UnitOfWork } from './unit-of-work';
