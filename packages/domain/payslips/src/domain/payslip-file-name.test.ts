import { payslipFileName } from './payslip-file-name';

test.each([
  ['Moana Tūī', 'payslip-Moana-Tui-2026-11-12-9.pdf'],
  ["Sinéad O'Connor", 'payslip-Sinead-O-Connor-2026-11-12-9.pdf'],
  ['Łukasz Đặng', 'payslip-Lukasz-Dang-2026-11-12-9.pdf'],
  ['../../etc/passwd\r\nX: y', 'payslip-etc-passwd-X-y-2026-11-12-9.pdf'],
  ['王小明', 'payslip-2026-11-12-9.pdf'],
])('the payslip of %j is %s', (name, file) => {
  const employee = { name } as Parameters<typeof payslipFileName>[0]['employee'];
  expect(payslipFileName({ employee, paymentDate: '2026-11-12', payId: 9 })).toBe(file);
});
