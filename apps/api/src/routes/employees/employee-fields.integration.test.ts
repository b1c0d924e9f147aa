import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { startPeopleService, type Caller, type PeopleService, type Reply } from '../../testing/people-service';

jest.setTimeout(60_000);

describe.each(testEngines)('employee fields over HTTP on $engine', (engine) => {
  let service: PeopleService;
  let owner: Caller;
  let path: string;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'funds-'));
    const list = join(folder, 'usi.txt');
    await writeFile(list, 'STA0100AU\nHOS0100AU\n');
    service = await startPeopleService(engine, { environment: { FUND_REGISTRY_FILE: list } });
    owner = await service.customer();
    const company = await owner.call('PUT', '/api/company/create', { legal_name: 'A', abn: '51824753556' });
    path = `/api/company/${company.body.id}/employees`;
  }, 60_000);
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const create = (body: object): Promise<Reply> => owner.call('PUT', `${path}/create`, [body]);
  const made = async (body: object) => {
    const reply = await create(body);
    expect([reply.status, reply.body[0]?.errors]).toEqual([201, {}]);
    return reply.body[0].employee;
  };
  /** Refused for the whole batch, before anything is written. */
  const malformed = async (body: object, field: string) => {
    const reply = await create(body);
    expect([reply.status, reply.body.status_code, reply.body.data?.map((one: { path: string }) => one.path)]).toEqual([
      422,
      10422,
      [`body[0].${field}`],
    ]);
  };
  /** Refused for this item by a rule of the service. */
  const refused = async (body: object, key: string, words: RegExp) => {
    const reply = await create(body);
    expect([reply.status, reply.body]).toEqual([207, [{ errors: { [key]: expect.stringMatching(words) } }]]);
  };
  const update = (id: number, changes: object): Promise<Reply> =>
    owner.call('PATCH', `${path}/update`, [{ id, ...changes }]);
  const AU = (changes: object = {}) => auEmployee(changes as Record<string, unknown>);
  const NZ = (changes: object = {}) => nzEmployee(changes as Record<string, unknown>);

  test('[2.5-01] an unknown key is refused on create and on update', async () => {
    await malformed(AU({ shoe_size: 43 }), 'shoe_size');
    const { id } = await made(AU());
    const reply = await update(id, { shoe_size: 43 });
    expect([reply.status, reply.body.data[0].path]).toEqual([422, 'body[0].shoe_size']);
  });

  test('[2.5-02] an update changes what is sent and nothing else', async () => {
    const before = await made(AU({ city: 'Sydney', position: 'Barista', pay_rate_per_hour: '30.5' }));
    const reply = await update(before.id, { city: 'Perth', position: null });
    expect([reply.status, reply.body]).toEqual([
      200,
      [{ employee: { ...before, city: 'Perth', position: null }, errors: {} }],
    ]);
    expect((await owner.call('GET', `/api/employees/${before.id}`)).body).toEqual(reply.body[0].employee);
  });

  test('[2.5-03] [2.5-12] [2.5-35] [2.5-46] [2.5-60] [2.5-61] [2.5-63] [2.5-75] what is left out takes its default', async () => {
    expect(await made(AU())).toMatchObject({
      middle_name: null,
      gender: 'UNKNOWN',
      number: null,
      active_pay_recipient: true,
      is_super_only_contractor: false,
      include_email_and_phone_in_stp: false,
      working_holiday_tax_scale_applies: false,
      pay_method: 'DIRECT BANK ENTRY',
      pay_period: 'WEEKLY',
      stp_employment_status: 'F',
      is_super_enabled: true,
      super_rate: null,
      super_based_on: null,
      is_leave_enabled: true,
      include_leave_loading_in_super: false,
      accrue_holiday_leave_per_hour: 0.076923,
      accrue_sick_leave_per_hour: 0.038462,
      accrue_lsl_per_hour: 0.016667,
      hourly_amount_for_workers_comp_leave: 0,
      hourly_amount_for_paid_parental_leave: 0,
      leave_loading_percentage: 0,
      rdo_hours: 0,
      toil_hours: 0,
    });
  });

  test('[2.5-04] a read shows what follows from the record', async () => {
    const employee = await made(AU());
    expect(employee).toMatchObject({
      company_id: expect.any(Number),
      is_terminated: false,
      termination_date: null,
      is_deleted: false,
      readable_stp_employment_status: 'Full-time',
      is_australian_resident: true,
      income_stream: 'SAW',
      stp_id: String(employee.id),
      tax_treatment_code: 'RTXXXX',
      single_touch_residency_status: 'RESIDENT',
    });
  });

  // The codes are those of ATO STP Phase 2, "Tax treatment codes" and "Income types".
  test.each([
    [{}, 'RTXXXX', 'SAW', 'RESIDENT'],
    [{ has_claimed_tax_free_threshold: false }, 'RNXXXX', 'SAW', 'RESIDENT'],
    [{ has_stsl_liability: true }, 'RTSXXX', 'SAW', 'RESIDENT'],
    [{ is_foreign_resident: true, has_claimed_tax_free_threshold: false }, 'FFXXXX', 'SAW', 'FOREIGN_RESIDENT'],
    [{ is_foreign_resident: true, has_stsl_liability: true }, 'FFSXXX', 'SAW', 'FOREIGN_RESIDENT'],
    [{ working_holiday_tax_scale_applies: true }, 'HRXXXX', 'WHM', 'WORKING_HOLIDAY_MAKER'],
    [
      { working_holiday_tax_scale_applies: true, tax_file_number: '000000000' },
      'HFXXXX',
      'WHM',
      'WORKING_HOLIDAY_MAKER',
    ],
    [{ tax_file_number: '000000000' }, 'NAXXXX', 'SAW', 'RESIDENT'],
    [{ tax_file_number: '000000000', is_foreign_resident: true }, 'NFXXXX', 'SAW', 'FOREIGN_RESIDENT'],
    [{ tax_file_number: '111111111' }, 'RTXXXX', 'SAW', 'RESIDENT'],
    [{ is_closely_held: true }, 'RTXXXX', 'CHP', 'RESIDENT'],
    [{ employment_status: 'Labour Hire' }, 'RTXXXX', 'LAB', 'RESIDENT'],
    [{ is_super_only_contractor: true }, null, null, 'RESIDENT'],
  ])(
    '[2.5-04] %j reads as %s, %s, %s',
    async (changes, tax_treatment_code, income_stream, single_touch_residency_status) => {
      expect(await made(AU(changes))).toMatchObject({
        tax_treatment_code,
        income_stream,
        single_touch_residency_status,
      });
    },
  );

  test('[2.5-04] a New Zealand employee is outside Single Touch Payroll', async () => {
    expect(await made(NZ())).toMatchObject({
      tax_treatment_code: null,
      income_stream: null,
      single_touch_residency_status: null,
      is_australian_resident: null,
    });
  });

  test.each([
    'holiday_leave_hours',
    'sick_leave_hours',
    'id',
    'is_deleted',
    'is_terminated',
    'termination_date',
    'stp_id',
  ])('[2.5-05] %s cannot be written', async (field) => malformed(AU({ [field]: 5 }), field));

  test('[2.5-06] a HELP-only liability cannot be written; has_stsl_liability can', async () => {
    await malformed(AU({ has_help_liability: true }), 'has_help_liability');
    expect((await made(AU({ has_stsl_liability: true }))).has_stsl_liability).toBe(true);
  });

  test.each([
    ['first_name', '[2.5-10]'],
    ['last_name', '[2.5-10]'],
    ['date_of_birth', '[2.5-11]'],
    ['address1', '[2.5-20]'],
    ['city', '[2.5-20]'],
    ['state', '[2.5-21]'],
    ['country', '[2.5-22]'],
    ['postcode', '[2.5-23]'],
    ['start_date', '[2.5-30]'],
    ['employment_status', '[2.5-31]'],
  ])('%s is required on create %s', async (field) => {
    await malformed(AU({ [field]: undefined }), field);
    await malformed(AU({ [field]: null }), field);
  });

  // Field, the longest that is taken, and whether an empty one is.
  test.each([
    ['first_name', 60, false],
    ['middle_name', 60, true],
    ['last_name', 60, false],
    ['honorific', 18, true],
    ['number', 60, true],
    ['address1', 100, false],
    ['address2', 100, true],
    ['city', 60, false],
    ['kin_name', 60, true],
    ['kin_relationship', 60, true],
    ['kin_address1', 100, true],
    ['kin_address2', 100, true],
    ['kin_city', 60, true],
    ['position', 60, true],
    ['department', 60, true],
    ['default_employee_fund_member_number', 20, true],
    ['primary_bank_account_name', 32, true],
    ['secondary_bank_account_name', 32, true],
    ['secondary_bank_reference', 18, true],
  ])(
    '[2.5-10] [2.5-13] [2.5-14] [2.5-20] [2.5-25] [2.5-36] [2.5-65] [2.5-80] %s takes at most %i characters',
    async (field, most, mayBeEmpty) => {
      expect((await made(AU({ [field]: 'é'.repeat(most) })))[field]).toBe('é'.repeat(most));
      await malformed(AU({ [field]: 'x'.repeat(most + 1) }), field);
      if (mayBeEmpty) expect((await made(AU({ [field]: '' })))[field]).toBeNull();
      else await malformed(AU({ [field]: '  ' }), field);
      await malformed(AU({ [field]: 5 }), field);
    },
  );

  test('[2.5-11] a birth in the future of the company is refused; one today is not', async () => {
    expect((await made(AU({ date_of_birth: '2026-11-15' }))).date_of_birth).toBe('2026-11-15');
    await malformed(AU({ date_of_birth: '2026-11-16' }), 'date_of_birth');
    await malformed(AU({ date_of_birth: '1990-02-30' }), 'date_of_birth');
    await malformed(AU({ date_of_birth: '12/04/1990' }), 'date_of_birth');
  });

  test('[2.5-12] gender is one of four codes', async () => {
    for (const gender of ['MALE', 'FEMALE', 'INDETERMINATE', 'UNKNOWN']) {
      expect((await made(AU({ gender }))).gender).toBe(gender);
    }
    await malformed(AU({ gender: 'male' }), 'gender');
  });

  test('[2.5-21] [2.5-22] state and country are upper-cased; state has 2 or 3 characters', async () => {
    expect(await made(AU({ state: 'nsw', country: 'au' }))).toMatchObject({ state: 'NSW', country: 'AU' });
    expect((await made(AU({ state: 'zz' }))).state).toBe('ZZ');
    await malformed(AU({ state: 'N' }), 'state');
    await malformed(AU({ state: 'NSWX' }), 'state');
    await malformed(AU({ country: 'AUS' }), 'country');
  });

  test("[2.5-22] the employee's country chooses the rules, not the company's", async () => {
    expect((await made(NZ())).country).toBe('NZ');
    await refused(NZ({ nz_tax_code: undefined }), 'detail', /nz_tax_code/);
    const there = await owner.call('PUT', '/api/company/create', { legal_name: 'N', ird_number: '49091850' });
    const reply = await owner.call('PUT', `/api/company/${there.body.id}/employees/create`, [
      AU({ tax_file_number: undefined }),
    ]);
    expect(reply.body[0].errors.detail).toMatch(/tax_file_number/);
    expect(
      (await create({ ...AU({ country: 'US', tax_file_number: undefined, is_closely_held: undefined }) })).status,
    ).toBe(201);
  });

  test.each(['200', '20000', '2OOO', ' ', 2000])('[2.5-23] postcode %j is not exactly 4 digits', async (postcode) =>
    malformed(AU({ postcode }), 'postcode'),
  );

  test.each(['plain', 'a@b', '@b.co', 'a b@c.co', 'a@b..co', 'a@-b.co', '.a@b.co'])(
    '[2.5-25] [7.2-05] e-mail address %s is refused',
    async (email_address) => malformed(AU({ email_address }), 'email_address'),
  );

  test('[2.5-25] an e-mail address is kept as sent', async () => {
    expect((await made(AU({ email_address: 'A.Walker+pay@mail.example.com.au' }))).email_address).toBe(
      'A.Walker+pay@mail.example.com.au',
    );
  });

  test.each(['phone_home', 'phone_mobile', 'phone_medical', 'kin_phone_home', 'kin_phone_work', 'kin_phone_mobile'])(
    '[2.5-25] %s is empty, or 8 to 15 characters of a phone number',
    async (field) => {
      for (const good of ['12345678', '+61 (2) 1234-56', '123456789012345']) {
        expect((await made(AU({ [field]: good })))[field]).toBe(good);
      }
      expect((await made(AU({ [field]: '' })))[field]).toBeNull();
      for (const bad of ['1234567', '1234567890123456', '1234567x', '1234.5678'])
        await malformed(AU({ [field]: bad }), field);
    },
  );

  test('[2.5-25] next of kin: state upper-cased, postcode of 4 digits, notes as they are', async () => {
    expect(
      await made(AU({ kin_state: 'qld', kin_postcode: '4000', kin_notes: 'Ring twice.\nThen wait.' })),
    ).toMatchObject({
      kin_state: 'QLD',
      kin_postcode: '4000',
      kin_notes: 'Ring twice.\nThen wait.',
    });
    await malformed(AU({ kin_state: 'q' }), 'kin_state');
    await malformed(AU({ kin_postcode: '400' }), 'kin_postcode');
  });

  test.each([
    ['Full-time', 'F', 'Full-time'],
    ['full time', 'F', 'Full-time'],
    ['PART-TIME', 'P', 'Part-time'],
    ['parttime', 'P', 'Part-time'],
    ['casual', 'C', 'Casual'],
    ['labour-hire', 'L', 'Labour Hire'],
  ])('[2.5-31] [2.5-32] employment_status %s sets STP status %s', async (sent, code, status) => {
    expect(await made(AU({ employment_status: sent }))).toMatchObject({
      employment_status: status,
      stp_employment_status: code,
      readable_stp_employment_status: status,
    });
  });

  test('[2.5-31] another employment_status is refused', () =>
    malformed(AU({ employment_status: 'Seasonal' }), 'employment_status'));

  test('[2.5-32] a casual earns no annual or personal leave by default, a labour-hire worker none at all', async () => {
    expect(await made(AU({ employment_status: 'Casual' }))).toMatchObject({
      accrue_holiday_leave_per_hour: 0,
      accrue_sick_leave_per_hour: 0,
      accrue_lsl_per_hour: 0.016667,
      is_leave_enabled: true,
    });
    expect(await made(AU({ employment_status: 'Casual', accrue_sick_leave_per_hour: '0.01' }))).toMatchObject({
      accrue_sick_leave_per_hour: 0.01,
    });
    expect(await made(AU({ employment_status: 'Labour Hire' }))).toMatchObject({ is_leave_enabled: false });
  });

  test('[2.5-32] another status brings its leave set-up where nobody has chosen one', async () => {
    const leave = ['is_leave_enabled', 'is_lsl_enabled', 'accrue_holiday_leave_per_hour', 'accrue_sick_leave_per_hour'];
    const days = ['num_holiday_leave_days_per_year', 'num_sick_leave_days_per_year'];
    const setUp = (employee: Record<string, unknown>) => [...leave, ...days].map((name) => employee[name]);
    const statuses = ['Full-time', 'Part-time', 'Casual', 'Labour Hire'];
    for (const from of statuses) {
      for (const to of statuses) {
        const { id } = await made(AU({ employment_status: from }));
        const changed = (await update(id, { employment_status: to })).body[0].employee;
        expect(setUp(changed)).toEqual(setUp(await made(AU({ employment_status: to }))));
      }
    }
    const chosen = { accrue_holiday_leave_per_hour: 0.1 };
    const { id } = await made(AU({ employment_status: 'Casual', ...chosen }));
    expect((await update(id, { employment_status: 'Full-time' })).body[0].employee).toMatchObject({
      ...chosen,
      accrue_sick_leave_per_hour: 0,
    });
    const plain = await made(AU({ employment_status: 'Casual' }));
    const sent = await update(plain.id, { employment_status: 'Full-time', ...chosen });
    expect(sent.body[0].employee).toMatchObject({ ...chosen, accrue_sick_leave_per_hour: 0 });
  });

  test('[2.5-33] employment_type is taken by id or name, and derived from the status, except for labour hire', async () => {
    const types = (await owner.call('GET', '/api/employment-types')).body;
    const id = (name: string): number => types.find((one: { name: string }) => one.name === name).id;
    expect((await made(AU({ employment_status: 'Part-time' }))).employment_type).toBe(id('Part-time'));
    expect((await made(AU({ employment_status: 'Labour Hire' }))).employment_type).toBeNull();
    expect((await made(AU({ employment_type: id('Casual') }))).employment_type).toBe(id('Casual'));
    expect((await made(AU({ employment_type: 'cASUAL' }))).employment_type).toBe(id('Casual'));
    const custom = (await owner.call('POST', '/api/employment-types', { name: `Apprentice ${engine.engine}` })).body;
    expect((await made(AU({ employment_type: `apprentice ${engine.engine}` }))).employment_type).toBe(custom.id);
    await refused(AU({ employment_type: 'Pirate' }), 'employment_type', /must be one of/);
    await refused(AU({ employment_type: 999_999 }), 'employment_type', /must be one of/);
  });

  test('[2.5-34] employment_tenure is Permanent unless set, by id or name', async () => {
    const [permanent, temporary] = (await owner.call('GET', '/api/employment-tenures')).body;
    expect([permanent.name, temporary.name]).toEqual(['Permanent', 'Temporary']);
    expect((await made(AU())).employment_tenure).toBe(permanent.id);
    expect((await made(AU({ employment_tenure: 'temporary' }))).employment_tenure).toBe(temporary.id);
    expect((await made(AU({ employment_tenure: temporary.id }))).employment_tenure).toBe(temporary.id);
    await refused(AU({ employment_tenure: 'Forever' }), 'employment_tenure', /must be one of/);
  });

  test('[2.5-40] [2.5-41] an Australian needs a tax file number, unless paid super only', async () => {
    await refused(AU({ tax_file_number: undefined }), 'detail', /tax_file_number/);
    expect((await made(AU({ tax_file_number: undefined, is_super_only_contractor: true }))).tax_file_number).toBeNull();
  });

  test.each(['123456789', '12345678', '1234', 'ABCDEFGHI'])(
    '[2.5-42] [7.2-05] tax file number %s fails the check of the tax office: 422',
    (tax_file_number) => malformed(AU({ tax_file_number }), 'tax_file_number'),
  );

  test.each(['123 456 782', '876543210', '000000000', '111111111', '333333333', '444444444', '987654321'])(
    '[2.5-42] tax file number %s is taken',
    async (tax_file_number) => {
      expect((await made(AU({ tax_file_number }))).tax_file_number).toBe(tax_file_number.replaceAll(' ', ''));
    },
  );

  test.each(['is_foreign_resident', 'has_claimed_tax_free_threshold', 'has_stsl_liability', 'is_closely_held'])(
    '[2.5-44] without %s an Australian item is refused, and not by 422; also when paid super only',
    async (field) => {
      await refused(AU({ [field]: undefined }), 'detail', new RegExp(field));
      await refused(AU({ [field]: undefined, is_super_only_contractor: true }), 'detail', new RegExp(field));
      await malformed(AU({ [field]: 'no' }), field);
    },
  );

  test('[2.5-43] [2.5-45] [2.5-47] signed date, working holiday scale and own ABN are optional and checked', async () => {
    expect(
      await made(
        AU({ tfnd_signed_date: '2026-07-01', working_holiday_tax_scale_applies: true, abn: '51 824 753 556' }),
      ),
    ).toMatchObject({ tfnd_signed_date: '2026-07-01', working_holiday_tax_scale_applies: true, abn: '51824753556' });
    await malformed(AU({ tfnd_signed_date: '2026-13-01' }), 'tfnd_signed_date');
    await malformed(AU({ abn: '51824753557' }), 'abn');
  });

  test('[2.5-50] a New Zealander needs a tax code, one of the listed ones', async () => {
    for (const nz_tax_code of ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA', 'CAE', 'EDW', 'NSW', 'STC', 'ND', 'WT']) {
      expect((await made(NZ({ nz_tax_code }))).nz_tax_code).toBe(nz_tax_code);
    }
    await refused(NZ({ nz_tax_code: undefined }), 'detail', /nz_tax_code/);
    for (const nz_tax_code of ['X', 'm', 'M  SL', 'SL']) await malformed(NZ({ nz_tax_code }), 'nz_tax_code');
  });

  test('[2.5-51] a trailing " SL" becomes the base code with a student loan', async () => {
    for (const base of ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA']) {
      expect(await made(NZ({ nz_tax_code: `${base} SL` }))).toMatchObject({
        nz_tax_code: base,
        has_student_loan: true,
      });
    }
    expect(await made(NZ({ nz_tax_code: 'M SL', has_student_loan: false }))).toMatchObject({ has_student_loan: true });
    expect(await made(NZ({ has_student_loan: true }))).toMatchObject({ nz_tax_code: 'M', has_student_loan: true });
    expect(await made(NZ())).toMatchObject({ has_student_loan: false });
  });

  test('[2.5-52] [2.6-05] SLCIR and SLCIR SL are refused', async () => {
    for (const nz_tax_code of ['SLCIR', 'SLCIR SL']) await refused(NZ({ nz_tax_code }), 'detail', /SLCIR .*slcir_rate/);
  });

  test('[2.5-53] [2.5-56] [2.5-57] no_declaration forces ND, no student loan, and no IRD number', async () => {
    for (const changes of [{ nz_tax_code: undefined }, { nz_tax_code: 'M SL' }, { has_student_loan: true }]) {
      expect(await made(NZ({ ...changes, no_declaration: true }))).toMatchObject({
        nz_tax_code: 'ND',
        has_student_loan: false,
        ird_number: null,
      });
    }
    const { id } = await made(NZ({ nz_tax_code: 'M SL' }));
    expect((await update(id, { no_declaration: true })).body[0].employee).toMatchObject({
      nz_tax_code: 'ND',
      has_student_loan: false,
      ird_number: null,
    });
  });

  test('[2.5-54] a New Zealander needs an IRD number unless the code is WT or ND or nothing was declared', async () => {
    await refused(NZ({ ird_number: undefined }), 'detail', /ird_number/);
    for (const changes of [{ nz_tax_code: 'WT' }, { nz_tax_code: 'ND' }, { no_declaration: true }]) {
      expect((await made(NZ({ ird_number: undefined, ...changes }))).ird_number).toBeNull();
    }
  });

  test('[2.5-55] [2.6-05] the IRD number is checked', async () => {
    expect((await made(NZ({ ird_number: '49-091-850' }))).ird_number).toBe('49091850');
    for (const ird_number of ['49091851', '9125568', '100000000'])
      await refused(NZ({ ird_number }), 'detail', /IRD number/);
    // Wherever they live: a company in New Zealand files it.
    for (const country of ['AU', 'FR']) {
      await refused(AU({ country, ird_number: '49091851' }), 'detail', /IRD number/);
      const { id } = await made(AU({ country, ird_number: '49091850' }));
      expect((await update(id, { ird_number: '49091851' })).body[0].errors.detail).toMatch(/IRD number/);
      expect((await update(id, { ird_number: null, city: 'Perth' })).status).toBe(200);
    }
    await malformed(NZ({ ird_number: 'none' }), 'ird_number');
  });

  test('[2.5-60] [2.5-61] pay method and period are codes', async () => {
    for (const pay_method of ['CASH', 'DIRECT BANK ENTRY', 'OTHER'])
      expect((await made(AU({ pay_method }))).pay_method).toBe(pay_method);
    for (const pay_period of ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'])
      expect((await made(AU({ pay_period }))).pay_period).toBe(pay_period);
    await malformed(AU({ pay_method: 'CHEQUE' }), 'pay_method');
    await malformed(AU({ pay_period: 'weekly' }), 'pay_period');
  });

  test('[2.5-62] rates and hours are exact, as text or as a number', async () => {
    expect(
      await made(AU({ pay_rate_per_hour: '33.123456', standard_hours_per_day: 7.6, standard_days_per_week: 4 })),
    ).toMatchObject({ pay_rate_per_hour: 33.123456, standard_hours_per_day: 7.6, standard_days_per_week: 4 });
    await malformed(AU({ pay_rate_per_hour: '-1' }), 'pay_rate_per_hour');
    await malformed(AU({ pay_rate_per_hour: '1e3' }), 'pay_rate_per_hour');
    await malformed(AU({ standard_days_per_week: 8 }), 'standard_days_per_week');
    await malformed(AU({ standard_days_per_week: 4.5 }), 'standard_days_per_week');
  });

  test('[2.5-63] stp_employment_status is strict on write and wins over the status', async () => {
    for (const code of ['C', 'P', 'F']) {
      expect((await made(AU({ employment_status: 'Casual', stp_employment_status: code }))).stp_employment_status).toBe(
        code,
      );
    }
    for (const bad of ['L', 'c', 'Casual'])
      await malformed(AU({ stp_employment_status: bad }), 'stp_employment_status');
    const { id } = await made(AU());
    expect((await update(id, { employment_status: 'Casual' })).body[0].employee.stp_employment_status).toBe('C');
  });

  test('[2.5-65] [7.2-01] a USI that the register does not know is refused for the item; a known one is taken', async () => {
    expect((await made(AU({ default_employee_fund_usi: 'sta0100au' }))).default_employee_fund_usi).toBe('STA0100AU');
    await refused(AU({ default_employee_fund_usi: 'XXX0000AU' }), 'default_employee_fund_usi', /XXX0000AU/);
    const company = { legal_name: 'B', abn: '51824753556' };
    const employees = [AU(), AU({ default_employee_fund_usi: 'XXX0000AU' })];
    const whole = await owner.call('PUT', '/api/company/create', { ...company, employees });
    expect([whole.status, whole.body.detail]).toEqual([400, expect.stringMatching(/^employees\[1\]: .*XXX0000AU/)]);
    await malformed(AU({ default_employee_fund_usi: 'x'.repeat(21) }), 'default_employee_fund_usi');
    const { id } = await made(AU());
    expect((await update(id, { default_employee_fund_usi: 'XXX0000AU' })).status).toBe(207);
  });

  test('[2.5-66] [2.5-67] super settings', async () => {
    expect(
      await made(
        AU({
          super_rate: '0.115',
          compulsory_super_rate: 0.12,
          is_super_enabled: false,
          is_super_age_threshold_enabled: false,
        }),
      ),
    ).toMatchObject({
      super_rate: 0.115,
      compulsory_super_rate: 0.12,
      is_super_enabled: false,
      is_super_age_threshold_enabled: false,
    });
    for (const super_based_on of ['OTE', 'GROSS', 'QE'])
      expect((await made(AU({ super_based_on }))).super_based_on).toBe(super_based_on);
    await malformed(AU({ super_based_on: 'NET' }), 'super_based_on');
    await malformed(AU({ super_rate: '11.5' }), 'super_rate');
  });

  // Inland Revenue: the default KiwiSaver rates are 3.5 % from 1 April 2026.
  test('[2.5-70] [2.5-71] KiwiSaver and ESCT defaults, and what is sent', async () => {
    expect(await made(NZ())).toMatchObject({
      kiwisaver_employee_rate: 0.035,
      kiwisaver_employer_rate: 0.035,
      kiwisaver_status_code: 'AE',
      esct_rate: 0.105,
    });
    expect(
      await made(
        NZ({
          kiwisaver_employee_rate: '0.08',
          kiwisaver_employer_rate: '0.04',
          kiwisaver_status_code: 'AK',
          kiwisaver_existing_action: 'KEEP',
          kiwisaver_cec_obligation: 'YES',
          esct_rate: '0.3',
          employer_contrib_tax_method: 'ESCT',
          employer_contrib_paye_fraction: '0.5',
        }),
      ),
    ).toMatchObject({
      kiwisaver_employee_rate: 0.08,
      kiwisaver_employer_rate: 0.04,
      kiwisaver_status_code: 'AK',
      kiwisaver_existing_action: 'KEEP',
      kiwisaver_cec_obligation: 'YES',
      esct_rate: 0.3,
      employer_contrib_tax_method: 'ESCT',
      employer_contrib_paye_fraction: 0.5,
    });
    await malformed(NZ({ kiwisaver_employee_rate: '8' }), 'kiwisaver_employee_rate');
  });

  test('[2.5-75] [2.5-76] leave settings are kept; rdo_hours and toil_hours can be written', async () => {
    const sent = {
      is_leave_enabled: false,
      include_leave_loading_in_super: true,
      accrue_leave_on_hours_worked: false,
      accrue_leave_on_overtime_hours: true,
      num_sick_leave_days_per_year: 12,
      num_holiday_leave_days_per_year: 25,
      is_lsl_enabled: false,
      lsl_x_years: 7,
      lsl_accrued_x_years: 6,
      rdo_hours: -3.8,
      toil_hours: 12.25,
      leave_loading_percentage: 0.175,
    };
    expect(await made(AU(sent))).toMatchObject(sent);
    await malformed(AU({ leave_loading_percentage: '-0.1' }), 'leave_loading_percentage');
    // A pay takes a fraction of one; a record that holds more could never be paid.
    await malformed(AU({ leave_loading_percentage: '17.5' }), 'leave_loading_percentage');
    expect(await made(AU({ leave_loading_percentage: 1 }))).toMatchObject({ leave_loading_percentage: 1 });
  });

  test('[2.5-80] inline bank details', async () => {
    const sent = {
      primary_bank_bsb: '062-000',
      primary_bank_account_number: '123456789012',
      primary_bank_account_name: 'A WALKER',
      secondary_bank_bsb: '062000',
      secondary_bank_account_number: '9876',
      secondary_bank_account_name: 'SAVINGS',
      secondary_bank_reference: 'PAY',
      secondary_bank_amount_per_period: 50.05,
    };
    expect(await made(AU(sent))).toMatchObject(sent);
    expect((await made(AU({ primary_bank_bsb: '' }))).primary_bank_bsb).toBeNull();
    for (const bad of ['06200', '0620000', '06-2000', 'abcdef'])
      await malformed(AU({ primary_bank_bsb: bad }), 'primary_bank_bsb');
    await malformed(AU({ primary_bank_account_number: '1234567890123' }), 'primary_bank_account_number');
    const inNewZealand = { primary_bank_bsb: null, primary_bank_account_number: '01-902-0068389-00' };
    for (const body of [NZ(inNewZealand), AU(inNewZealand)]) expect(await made(body)).toMatchObject(inNewZealand);
    await malformed(NZ({ primary_bank_account_number: '01-902-0068388-00' }), 'primary_bank_account_number');
  });

  test("what follows from the company's country follows it wherever the employee lives", async () => {
    const made = await owner.call('PUT', '/api/company/create', {
      legal_name: 'N',
      ird_number: '49091850',
      employees: [AU(), NZ({ is_foreign_resident: false })],
    });
    for (const { id } of made.body.employees) {
      expect((await owner.call('GET', `/api/employees/${id}`)).body).toMatchObject({
        kiwisaver_employee_rate: 0.035,
        kiwisaver_employer_rate: 0.035,
        tax_treatment_code: null,
        income_stream: null,
        single_touch_residency_status: null,
        is_australian_resident: null,
      });
    }
  });

  const portal = [
    'employee_portal_active',
    'allow_edit_timesheet',
    'allow_edit_timeclock',
    'allow_edit_account_details',
    'allow_edit_tax_settings',
    'allow_edit_bank_accounts',
    'allow_edit_super_details',
    'allow_edit_leave_requests',
    'allow_edit_leave_requests_when_negative',
    'allow_view_holiday_leave_balance',
    'allow_view_sick_leave_balance',
    'allow_view_long_service_leave_balance',
    'allow_view_payslips',
  ];
  const payslip = {
    show_roster_summary_on_payslip: false,
    show_position_on_payslip: true,
    show_department_on_payslip: false,
    payslip_show_holiday_leave_balance: true,
    payslip_show_sick_leave_balance: true,
    payslip_show_lsl_balance: true,
    payslip_show_negative_leave_balances: false,
    payslip_show_custom_balances: false,
    payslip_show_hours_and_rate: true,
    payslip_show_allowance_units: true,
    payslip_show_base_ordinary_rate: false,
    payslip_show_super_ytd: true,
    payslip_show_ytd: true,
    payslip_show_zero_dollar_leave: false,
    payslip_time_non_decimal: false,
  };

  test('[2.5-85] thirteen portal flags are off unless set', async () => {
    expect(portal).toHaveLength(13);
    expect(await made(AU())).toMatchObject(Object.fromEntries(portal.map((name) => [name, false])));
    const on = Object.fromEntries(portal.map((name) => [name, true]));
    expect(await made(AU(on))).toMatchObject(on);
  });

  test('[2.5-86] fifteen payslip flags, eight of them on unless turned off', async () => {
    expect(Object.keys(payslip)).toHaveLength(15);
    expect(await made(AU())).toMatchObject(payslip);
    const turned = Object.fromEntries(Object.entries(payslip).map(([name, value]) => [name, !value]));
    expect(await made(AU(turned))).toMatchObject(turned);
  });

  test('an update obeys the same limits and country rules as a create', async () => {
    const { id } = await made(AU());
    for (const [changes, field] of [
      [{ first_name: '' }, 'first_name'],
      [{ first_name: null }, 'first_name'],
      [{ is_leave_enabled: null }, 'is_leave_enabled'],
      [{ tax_file_number: '123456789' }, 'tax_file_number'],
      [{ date_of_birth: '2030-01-01' }, 'date_of_birth'],
    ] as const) {
      const reply = await update(id, changes);
      expect([reply.status, reply.body.data?.[0]?.path]).toEqual([422, `body[0].${field}`]);
    }
    for (const changes of [{ tax_file_number: null }, { is_closely_held: null }]) {
      expect((await update(id, changes)).body).toEqual([{ errors: { detail: expect.any(String) } }]);
    }
    expect((await update(id, { country: 'NZ' })).body[0].errors.detail).toMatch(/nz_tax_code/);
  });

  test('tax and bank numbers are sealed in the database and masked in events; every read of them is audited', async () => {
    const employee = await made(AU({ primary_bank_account_number: '55512345' }));
    const { rows, body, before } = await service.database
      .reading((tx) => tx)
      .run(async (tx) => ({
        rows: await tx.query('SELECT * FROM employees WHERE id = ?', [employee.id]),
        body: await tx.query<{ body: string }>('SELECT body FROM events WHERE record = ? ORDER BY id DESC', [
          `employee:${employee.id}`,
        ]),
        before: await audits(tx),
      }));
    expect(JSON.stringify(rows)).not.toMatch(/123456782|55512345/);
    expect(JSON.stringify(body)).not.toMatch(/123456782|55512345/);
    const events = (await service.events(owner.customerId)).filter(({ entity }) => entity.id === employee.id);
    expect(events[0]?.data).toMatchObject({ tax_file_number: '******782', primary_bank_account_number: '*****345' });
    await owner.call('GET', `/api/employees/${employee.id}`);
    await owner.call('GET', path);
    const after = await service.database.reading((tx) => tx).run(audits);
    expect(after - before).toBe(2);
  });

  const audits = async (tx: { query<Row>(sql: string, values?: readonly number[]): Promise<Row[]> }): Promise<number> =>
    (
      await tx.query("SELECT id FROM audit_entries WHERE action LIKE '%.read-numbers' AND customer_id = ?", [
        owner.customerId,
      ])
    ).length;
});
