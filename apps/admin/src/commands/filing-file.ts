import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { WrittenFile } from '@anz-payroll/filing';
import { CommandRefused, optionalText, orRefuse, text, wholeNumber, type Command, type OptionValues } from '../command';
import type { AdminServices } from '../services';
import { customerOfCompany } from '../customer-of-company';
import { day, optionalDay } from './filing-days';

type Filing = AdminServices['filing'];

const kinds = {
  bank: (filing: Filing, values: OptionValues) =>
    filing.bankFile({ ...ofRun(values), paymentDate: optionalDay(values, 'payment-date') }),
  super: (filing: Filing, values: OptionValues) => filing.superFile(ofRun(values)),
  payday: (filing: Filing, values: OptionValues) => filing.employmentInformation(ofPeriod(values)),
  'employee-details': (filing: Filing, values: OptionValues) => filing.employeeDetails(ofPeriod(values)),
  amendments: (filing: Filing, values: OptionValues) => filing.paydayAmendments(ofPeriod(values)),
} as const;

const names = Object.keys(kinds).join(', ');

export const filingFile: Command = {
  name: 'filing file',
  about: 'Write a file for a bank, a super fund or Inland Revenue; it holds personal numbers',
  options: {
    company: { value: '<id>', about: 'Which company', isRequired: true },
    kind: { value: '<kind>', about: names, isRequired: true },
    run: { value: '<id>', about: 'The pay run, for bank and super' },
    from: { value: '<date>', about: 'First pay date, for the others' },
    to: { value: '<date>', about: 'Last pay date, for the others' },
    'payment-date': { value: '<date>', about: 'The day the bank pays, for bank; the pay date unless said' },
    folder: { value: '<folder>', about: 'Where to write it; here unless said' },
  },
  example: 'filing file --company 1 --kind bank --run 7',
  run: async (values, services) => {
    const { filing, accounts, actor } = services;
    const kind = text(values, 'kind');
    if (!Object.hasOwn(kinds, kind)) throw new CommandRefused(`--kind must be one of ${names}, not ${kind}`);
    const written: WrittenFile = orRefuse(await kinds[kind as keyof typeof kinds](filing, values));
    const companyId = wholeNumber(values, 'company');
    const customerId = await customerOfCompany(services, companyId);
    await accounts.noteAudit(
      { ...actor, customerId },
      {
        action: 'company.read-numbers',
        recordType: 'company',
        recordId: String(companyId),
        details: { file: written.fileName },
      },
    );
    const path = join(optionalText(values, 'folder') ?? '.', basename(written.fileName));
    await writeFile(path, written.content, { mode: 0o600 });
    return [path];
  },
};

function ofRun(values: OptionValues) {
  return { companyId: wholeNumber(values, 'company'), payRunId: wholeNumber(values, 'run') };
}

function ofPeriod(values: OptionValues) {
  return { companyId: wholeNumber(values, 'company'), from: day(values, 'from'), to: day(values, 'to') };
}
