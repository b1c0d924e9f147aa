import { stateCode, stateOfPersonNote, type OwnField } from '../../../pages';
import { accepted, refused, type OwnForm } from './own-form';

const contact: readonly OwnField[] = [
  { name: 'address1', label: 'Address', autocomplete: 'address-line1' },
  { name: 'address2', label: 'Address, second line', isOptional: true, autocomplete: 'address-line2' },
  { name: 'city', label: 'Suburb or city', autocomplete: 'address-level2' },
  { name: 'state', label: 'State or region' },
  { name: 'postcode', label: 'Postcode', isNumber: true, autocomplete: 'postal-code' },
  { name: 'email_address', label: 'E-mail address', isOptional: true, autocomplete: 'email' },
  { name: 'phone_mobile', label: 'Mobile', isOptional: true, autocomplete: 'tel' },
  { name: 'phone_home', label: 'Telephone', isOptional: true },
  { name: 'kin_name', label: 'Whom to call in an emergency', isOptional: true },
  { name: 'kin_phone_mobile', label: 'Their telephone', isOptional: true },
];

/** By where the employee lives. */
function stateWhere(country: string | null): Pick<OwnField, 'label' | 'hint'> {
  return country === 'NZ'
    ? { label: 'Region', hint: 'Such as AUK or Hawke’s Bay.' }
    : { label: 'State or territory', hint: 'Such as NSW or Queensland.' };
}

export const detailsForm: OwnForm = {
  path: 'details',
  kind: 'details',
  flag: 'allow_edit_account_details',
  names: contact.map(({ name }) => name),
  title: () => 'Your details',
  button: 'Ask for these details',
  intro: async (_web, { employee }) => [
    ['Name', `${employee.first_name} ${employee.last_name}`],
    ...(employee.number === null ? [] : [['Number', employee.number] as const]),
    ...(employee.position === null ? [] : [['Position', employee.position] as const]),
  ],
  fields: ({ employee }) =>
    contact.map((field) => (field.name === 'state' ? { ...field, ...stateWhere(employee.country) } : field)),
  before: ({ employee }) =>
    Object.fromEntries(contact.map(({ name }) => [name, String(Reflect.get(employee, name) ?? '')])),
  read: ({ employee }, typed) => {
    const state = stateCode((typed['state'] ?? '').trim());
    const wrong = stateOfPersonNote.problem?.(state, { country: employee.country ?? '' });
    if (wrong !== undefined && state !== '') return refused({ state: `It ${wrong}.` });
    const changes = Object.fromEntries(
      contact.flatMap(({ name }) => {
        const written = (typed[name] ?? '').trim();
        const now = name === 'state' ? stateCode(written) : written;
        return now === String(Reflect.get(employee, name) ?? '') ? [] : [[name, now === '' ? null : now]];
      }),
    );
    return Object.keys(changes).length === 0 ? refused({ record: 'Nothing is changed.' }) : accepted({ changes });
  },
};
