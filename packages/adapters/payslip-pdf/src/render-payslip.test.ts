import { dollarsShown, makePayslip, type PayslipInput, type PayslipSection } from '@anz-payroll/payslips';
import { examplePayslip, usualFlags } from '@anz-payroll/payslips/testing';
import { renderPayslip } from '.';
import { readPdf, type ReadPdf, type TextOnPage } from './testing';

jest.setTimeout(60_000);

const rendered = async (input: PayslipInput) => {
  const payslip = makePayslip(input);
  return { payslip, pdf: await readPdf(await renderPayslip(payslip)) };
};

const { superannuation: _, ...australian } = examplePayslip({ flags: usualFlags });
const newZealand: PayslipInput = {
  ...australian,
  country: 'NZ',
  employer: { name: 'Kererū Cafés Limited', address: ['88 Ponsonby Road', 'Auckland 1011'] },
  employee: { name: 'Hēmi Tāwhiao Ōtāhuhu Pūkenga Ēnī', ratePerHour: '30', taxCode: 'M SL' },
  rows: {
    hours: [{ description: 'Ordinary', units: 'hours', value: '32', rate: '30', isOvertime: false, payAmount: '960' }],
    leave: [],
    allowances: [],
    bonuses: [{ description: 'Shares', amount: '900', isBenefitInKind: true }],
    backPayments: [],
    termination: [
      { description: 'Unused annual holidays', amount: '1250.5' },
      { description: 'Payment in lieu of notice', amount: '600' },
    ],
    paySacrifices: [],
    deductions: [{ description: 'Staff loan', amount: '20' }],
  },
  figures: { gross: '2810.5', tax: '532.4', studentLoan: '195.5', net: '1964.23' },
  kiwisaver: {
    employeeRate: '0.035',
    employeeAmount: '98.37',
    employerRate: '0.035',
    employerAmount: '98.37',
    esctAmount: '17.21',
    employerNetAmount: '81.16',
    treatedAsPay: '0',
  },
  yearToDate: { from: '2026-04-01', gross: '41700', tax: '7872', kiwisaverEmployee: '1459.5' },
  balances: [{ leaveType: 'ANNUAL_HOLIDAYS', name: 'Annual holidays', hours: '0' }],
  payments: [],
};

describe('a payslip on paper', () => {
  let au: Awaited<ReturnType<typeof rendered>>;
  let nz: Awaited<ReturnType<typeof rendered>>;
  beforeAll(async () => {
    au = await rendered(examplePayslip({ flags: usualFlags }));
    nz = await rendered(newZealand);
  });

  test.each([
    ['employer', 'Kookaburra Coffee Pty Ltd'],
    ['ABN', 'ABN 51 824 753 556'],
    ['employee', 'Anahera Müller-O’Brien'],
    ['period', '26 October to 8 November 2026'],
    ['payment date', '12 November 2026'],
    ['gross', '3,162.92'],
    ['net', '2,463.42'],
    ['ordinary hours', '60.80'],
    ['ordinary rate', '35.50'],
    ['a rate with more than cents', '44.375'],
    ['tax', '672.00'],
    ['super guarantee', '379.55'],
    ['fund', 'AustralianSuper, member 9123456789'],
    ['where a deduction went', 'paid to United Workers Union, account ***567'],
    ['leave balance', '84.31'],
    ['year to date', '28,466.28'],
  ])('Australia: the %s', (_what, text) => {
    expect(au.pdf.text).toContain(text);
  });

  test('every line of every section is there with its amount', () => {
    for (const { payslip, pdf } of [au, nz]) {
      const sections: readonly PayslipSection[] = [
        payslip.earnings,
        payslip.salarySacrifice,
        payslip.withheld,
        payslip.deductions,
        payslip.employerContributions,
      ];
      for (const { description, amount } of sections.flatMap(({ lines }) => lines)) {
        const row = rowOf(pdf, description);
        expect([description, row.map(({ text }) => text)]).toEqual([
          description,
          expect.arrayContaining([dollarsShown(amount)]),
        ]);
      }
    }
  });

  test('New Zealand: macrons, tax code, KiwiSaver, termination and benefits', () => {
    for (const text of [
      'Kererū Cafés Limited',
      'Hēmi Tāwhiao Ōtāhuhu Pūkenga Ēnī',
      'M SL',
      '98.37 less ESCT 17.21',
      'Unused annual holidays',
      '1,250.50',
      'Benefits that are not money',
    ]) {
      expect(nz.pdf.text).toContain(text);
    }
  });

  test.each([
    ['王小明', 'Xiaoming Wang', 'Xiaoming Wang'],
    ['محمد العلي', 'Mohammed Al-Ali', 'Mohammed Al-Ali'],
    ['अनिता शर्मा', 'Anita Sharma', 'Anita Sharma'],
    // The font has these letters.
    ['Hēmi Tāwhiao', 'Hemi Tawhiao', 'Hēmi Tāwhiao'],
    ['Nguyễn Thị Ánh', 'Nguyen Thi Anh', 'Nguyễn Thị Ánh'],
  ])('fair Work reg 3.46(1)(b): %s is named in letters that print', async (name, plainName, printed) => {
    const { pdf } = await rendered({ ...newZealand, employee: { ...newZealand.employee, name, plainName } });
    expect(pdf.text).toContain(printed);
    expect(pdf.text.includes(plainName)).toBe(printed === plainName);
  });

  test('usual pays take one page; amounts end on one line', () => {
    expect([au.pdf.pages.length, nz.pdf.pages.length]).toEqual([1, 1]);
    const ends = au.payslip.earnings.lines.map(({ description, amount }) => {
      const figure = rowOf(au.pdf, description).findLast(({ text }) => text === dollarsShown(amount))!;
      return figure.x + figure.width;
    });
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.2);
  });

  test('it says what it is: title, language, headings and tables for a screen reader', () => {
    expect(au.pdf).toMatchObject({
      title: 'Payslip 12 November 2026, Anahera Müller-O’Brien',
      language: 'en-AU',
      isTagged: true,
    });
    expect(nz.pdf.language).toBe('en-NZ');
    expect(au.pdf.roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
  });

  test('the same payslip is the same bytes; another one is not', async () => {
    const once = await renderPayslip(au.payslip);
    expect(Buffer.compare(once, await renderPayslip(makePayslip(examplePayslip({ flags: usualFlags }))))).toBe(0);
    expect(Buffer.compare(once, await renderPayslip(nz.payslip))).not.toBe(0);
  });

  test.each([
    ['2026-11-16', '2026-11-22', '16 to 22 November 2026'],
    ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
  ])('the period from %s to %s', async (start, end, shown) => {
    const { pdf } = await rendered(examplePayslip({ period: { start, end, frequency: 'WEEKLY' } }));
    expect(pdf.text).toContain(shown);
  });

  test('a pay that is not processed says so', async () => {
    const { pdf } = await rendered(examplePayslip({ isPending: true }));
    expect(pdf.text).toContain('Payslip (draft)');
    expect(au.pdf.text).not.toContain('draft');
  });
});

describe('a payslip of many rows', () => {
  const long = 'Night shift at the roastery and loading dock, weekday after ten';
  let pdf: ReadPdf;
  beforeAll(async () => {
    const example = examplePayslip({ flags: usualFlags });
    const hours = Array.from({ length: 60 }, (_row, i) => ({
      description: i % 7 === 3 ? `${long} ${i + 1}` : `Shift ${i + 1}`,
      units: 'hours',
      value: '7.6',
      rate: '35.5',
      isOvertime: false,
      payAmount: '269.8',
    }));
    // 60 times 269.80, and the 560.77 of the rows that stay.
    const figures = { gross: '16748.77', tax: '6000', net: '10721.27' };
    const { payments: __, ...rest } = example;
    ({ pdf } = await rendered({ ...rest, rows: { ...example.rows, hours }, figures }));
  });

  test('it goes on over pages, each of which says whose it is, which one, and what the columns are', () => {
    expect(pdf.pages).toHaveLength(3);
    pdf.pages.forEach((page, i) => {
      const text = page.map((piece) => piece.text).join(' ');
      expect(text).toContain(`Page ${i + 1} of 3`);
      expect(text).toContain('Anahera Müller-O’Brien');
      expect(text).toContain('Amount');
    });
  });

  test('no row is lost or printed twice, and the total stands with the last row', () => {
    const shifts = pdf.pages.flat().filter(({ text }) => /^Shift \d+$|^Night shift/.test(text));
    expect(shifts).toHaveLength(60);
    const last = pdf.pages.findIndex((page) => page.some(({ text }) => text === 'Back pay of September'));
    expect(pdf.pages[last]!.map(({ text }) => text)).toEqual(expect.arrayContaining(['Total earnings', '16,848.77']));
  });

  test('nothing runs over the edges or into the footer', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliana Konstantinopolitana';
    const employer = 'Independent Coffee Roasters, Tea Merchants and Purveyors of Fine Provisions '.repeat(3).trim();
    const example = examplePayslip({ flags: usualFlags });
    const named = await rendered({
      ...example,
      employer: { ...example.employer, name: employer },
      employee: { ...example.employee, name },
    });
    for (const page of [...pdf.pages, ...named.pdf.pages]) {
      for (const piece of page) {
        expect(piece.x).toBeGreaterThanOrEqual(47.9);
        expect(piece.x + piece.width).toBeLessThanOrEqual(548);
        expect(piece.y).toBeGreaterThan(25);
      }
      // The footer is one line; everything else keeps clear of it.
      expect(page.filter(({ y }) => y < 50)).toHaveLength(2);
    }
  });
});

/** The pieces of text on the line where a description stands. */
function rowOf(pdf: ReadPdf, description: string): readonly TextOnPage[] {
  for (const page of pdf.pages) {
    for (const start of page.filter(({ text }) => text === description)) {
      const row = page.filter(({ x, y }) => Math.abs(y - start.y) < 1 && x >= start.x && x < start.x + 520);
      if (row.length > 1) return row;
    }
  }
  return [];
}

test('a payslip that would leave a second page nearly empty is drawn more densely on one', async () => {
  const example = examplePayslip({ flags: usualFlags });
  const nothing = {
    description: 'Meal break',
    units: 'hours',
    value: '0',
    rate: '35.5',
    isOvertime: false,
    payAmount: '0',
  };
  const counts = await Promise.all(
    [0, 2, 4, 6, 12, 24].map(async (extra) => {
      const hours = [...example.rows.hours, ...Array.from({ length: extra }, () => nothing)];
      const { pdf } = await rendered({ ...example, rows: { ...example.rows, hours } });
      return { extra, pages: pdf.pages.length, last: pdf.pages.at(-1)?.length ?? 0 };
    }),
  );
  // Nobody gets a last page with a handful of lines while the first one could have held them.
  for (const { extra, pages, last } of counts) expect([extra, pages === 1 || last > 12]).toEqual([extra, true]);
  expect(counts.some(({ extra, pages }) => extra >= 4 && pages === 1)).toBe(true);
});
