import type { Command } from '../command';

export const signingKeyReplace: Command = {
  name: 'signing-key replace',
  about: 'Sign ID tokens with a new key at once and trust no earlier one; keys otherwise change by themselves',
  options: {},
  example: 'signing-key replace',
  run: async (_values, { accounts, actor }) => {
    const kid = await accounts.replaceSigningKeys();
    await accounts.noteAudit(actor, { action: 'signing-key.replace', recordType: 'key', recordId: kid });
    return [
      `ID tokens are signed with ${kid}. Running processes follow within a minute.`,
      'Applications refuse earlier ID tokens as soon as they read the keys again.',
    ];
  },
};
