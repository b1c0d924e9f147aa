import { inWords } from './in-words';

test.each([
  ['Pays from 2026-08-11 to 2026-08-23 are missing.', 'Pays from 11 Aug 2026 to 23 Aug 2026 are missing.'],
  ['Call 0800-12-34 or 1300-2026-11-05-9', 'Call 0800-12-34 or 1300-5 Nov 2026-9'],
  ['The default ESCT rate (esct_rate) 0.175 was used.', 'The default ESCT rate 0.175 was used.'],
  ['the pay has no PAID_PUBLIC_HOLIDAY row for it', 'the pay has no “Public holiday” row for it'],
  ['the classification CHILD_SUPPORT_DEDUCTION', 'the classification “Child support deduction”'],
  ['METHOD_B1 is late; use METHOD_A_WHOLE_YEAR', 'Method B(i) is late; use Method A over the year'],
  ['enrolled automatically (kiwisaver_status_code AE), which', 'enrolled automatically (AE), which'],
  ['deleting it is an amendment (GET /api/company/2/payday-filing/amendments).', 'deleting it is an amendment.'],
  ['stp/payer-abn: The ABN is missing. stp/payer-name: No name.', 'The ABN is missing. No name.'],
  ['PAYG, STP and MA000004 stay', 'PAYG, STP and MA000004 stay'],
  [
    'Enter the number in tax_file_number as soon as it is known.',
    'Enter the number in “Tax file number” as soon as it is known.',
  ],
  [
    'Send is_lsl_shortfall_paid to pay them, or lsl_hours_taken if they were taken.',
    'Enter “Long service leave shortfall paid” to pay them, or “Long service leave hours taken” if they were taken.',
  ],
  ['Write to amelia_archer@bakery.example', 'Write to amelia_archer@bakery.example'],
  ['Nothing', 'Nothing'],
])('%s', (message, said) => expect(inWords(message)).toBe(said));
