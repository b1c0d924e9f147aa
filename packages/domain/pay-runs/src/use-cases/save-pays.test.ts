import { runChange, type PayInRun } from './save-pays';

const paid: PayInRun = { payRunId: 1, status: 'processed', gross: '0.1', tax: '0.02', net: '0.08', super: '0' };

describe('the sums of a run', () => {
  it('grow by what comes and shrink by what goes, to the last cent', () => {
    expect(runChange([], [paid, { ...paid, gross: '0.2', status: 'pending' }])).toEqual({
      pays: 2,
      pending: 1,
      gross: '0.3',
      tax: '0.04',
      net: '0.16',
      super: '0',
    });
    expect(runChange([{ ...paid, gross: '1349' }], [])).toEqual({
      pays: -1,
      pending: 0,
      gross: '-1349',
      tax: '-0.02',
      net: '-0.08',
      super: '0',
    });
  });

  it('change by the difference where a pay is completed', () => {
    expect(runChange([{ ...paid, status: 'pending' }], [{ ...paid, tax: '0.01', net: '0.09' }])).toEqual({
      pays: 0,
      pending: -1,
      gross: '0',
      tax: '-0.01',
      net: '0.01',
      super: '0',
    });
  });
});
