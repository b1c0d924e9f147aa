import type { AccountStores } from '../ports/account-stores';
import type { MemoryAccountTables } from './memory-account-tables';

/** Sessions, second factors, passkeys, single sign-on and password links. */
export function memorySignInStores(
  tables: MemoryAccountTables,
): Pick<
  AccountStores,
  | 'sessions'
  | 'secondFactors'
  | 'signOnDomains'
  | 'signInChallenges'
  | 'passkeys'
  | 'passwordLinks'
  | 'emailChanges'
  | 'guessLogs'
> {
  const { sessions, links, emailChanges, factors, signOnDomains, challenges, passkeys, guessLogs } = tables;
  return {
    sessions: {
      add: async (session) => void sessions.addFresh(session),
      find: async (hash) => sessions.find((session) => session.hash === hash),
      end: async (hash, endedAt) =>
        void sessions.change((session) => session.hash === hash && session.endedAt === null, { endedAt }),
      see: async (hash, seenAt) =>
        void sessions.change((session) => session.hash === hash && session.endedAt === null, { seenAt }),
      endAllOfUser: async (userId, endedAt) =>
        void sessions.change((session) => session.userId === userId && session.endedAt === null, { endedAt }),
      ofUser: async (userId) =>
        sessions
          .all()
          .filter((session) => session.userId === userId)
          .reverse(),
      confirm: async (id, confirmedAt) => void sessions.change((session) => session.id === id, { confirmedAt }),
    },
    secondFactors: {
      find: async (userId) => factors.find((factor) => factor.userId === userId),
      add: async (factor) => void factors.addFresh(factor),
      save: async (factor) => factors.save(factor),
      remove: async (userId) => void factors.delete((factor) => factor.userId === userId, 1),
    },
    signOnDomains: {
      add: async (domain) => signOnDomains.add(domain),
      find: async (id) => signOnDomains.get(id),
      ofCustomer: async (customerId) => signOnDomains.all().filter((one) => one.customerId === customerId),
      ofDomain: async (domain) => signOnDomains.all().filter((one) => one.domain === domain),
      save: async (domain) => signOnDomains.save(domain),
      remove: async (id) => void signOnDomains.delete((one) => one.id === id, 1),
    },
    signInChallenges: {
      add: async (challenge) => void challenges.addFresh(challenge),
      find: async (hash) => challenges.find((one) => one.hash === hash),
      use: async (hash, usedAt) =>
        challenges.change((one) => one.hash === hash && one.usedAt === null, { usedAt }) === 1,
    },
    passkeys: {
      add: async (passkey) => passkeys.add(passkey),
      findByCredential: async (hash) => passkeys.find(({ credentialHash }) => credentialHash === hash),
      ofUser: async (userId) => passkeys.all().filter((one) => one.userId === userId),
      save: async (passkey) => passkeys.save(passkey),
      remove: async (id) => void passkeys.delete((one) => one.id === id, 1),
    },
    passwordLinks: {
      add: async (link) => void links.addFresh(link),
      find: async (hash) => links.find((link) => link.hash === hash),
      use: async (hash, usedAt) => links.change((link) => link.hash === hash && link.usedAt === null, { usedAt }) === 1,
      useAllOfUser: async (userId, usedAt) =>
        void links.change((link) => link.userId === userId && link.usedAt === null, { usedAt }),
    },
    emailChanges: {
      add: async (change) => emailChanges.addFresh(change),
      find: async (id) => emailChanges.get(id),
      findByHash: async (hash) => emailChanges.find((one) => one.hash === hash),
      latestOfUser: async (userId) =>
        emailChanges
          .all()
          .filter((one) => one.userId === userId)
          .at(-1),
      setHash: async (id, hash) => void emailChanges.change((one) => one.id === id, { hash }),
      use: async (hash, usedAt) =>
        emailChanges.change((one) => one.hash === hash && one.usedAt === null, { usedAt }) === 1,
      endAllOfUser: async (userId, usedAt) =>
        void emailChanges.change((one) => one.userId === userId && one.usedAt === null, { usedAt }),
    },
    guessLogs: {
      hold: async (key) => guessLogs.find((log) => log.key === key)?.guesses ?? [],
      put: async (key, guesses) => {
        if (guessLogs.change((log) => log.key === key, { guesses }) === 0) guessLogs.addFresh({ key, guesses });
      },
    },
  };
}
