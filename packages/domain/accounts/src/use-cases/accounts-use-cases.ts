import type { AccountsDependencies } from './accounts-dependencies';
import { applicationsOfOrigin } from './applications-of-origin';
import { approveAuthorization } from './approve-authorization';
import { askForPasswordLink } from './ask-for-password-link';
import { auditedCustomers } from './audited-customers';
import { authenticateBearer } from './authenticate-bearer';
import { authenticateClient } from './authenticate-client';
import { heldEmployees } from './bank-account-changes';
import { changeClient } from './change-client';
import { changeCustomer } from './change-customer';
import { changeUser } from './change-user';
import { checkAuthorization } from './check-authorization';
import { confirmItIsYou, confirmSignIn } from './confirm-sign-in';
import { createClient } from './create-client';
import { createCustomer } from './create-customer';
import { createPlan } from './create-plan';
import { createUser } from './create-user';
import { customerOfCompany } from './customer-of-company';
import {
  approvalRight,
  approvalStands,
  endDelegation,
  isDelegate,
  listDelegations,
  nameDelegate,
  standsInFor,
} from './delegation';
import { denyAuthorization } from './deny-authorization';
import {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  issueEmailChangeLink,
  readEmailChange,
  readEmailChangeLink,
  readOwnEmailChange,
  setEmail,
} from './email-change';
import { endEmployeeAccess, inviteEmployee, ownEmployments, readEmployeeAccess } from './employee-access';
import { endSubscription } from './end-subscription';
import { exchangeCode } from './exchange-code';
import { exchangeMachineKey, noteKeyRefusal } from './exchange-machine-key';
import { findClient } from './find-client';
import { forgetEnded } from './forget-ended';
import { introspectToken } from './introspect-token';
import { inviteAgain } from './invite-again';
import { inviteUser } from './invite-user';
import { issuePasswordLink } from './issue-password-link';
import { issueToken } from './issue-token';
import { linkPartner } from './link-partner';
import { listClients } from './list-clients';
import { listCompanyForUser } from './list-company-for-user';
import { listConnections } from './list-connections';
import { listUsers } from './list-users';
import { createMachineKey, listMachineKeys, revokeMachineKey } from './machine-keys';
import { changeOwnRole, createOwnRole, deleteOwnRole, listOwnRoles } from './own-roles';
import { noteAudit } from './note-audit';
import {
  addPasskey,
  confirmByPasskey,
  listPasskeys,
  removePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from './passkeys';
import { reachCompany } from './reach-company';
import { reachableCompanies } from './reachable-companies';
import { readAuditLog } from './read-audit-log';
import { readIdentity } from './read-identity';
import { readLicence } from './read-licence';
import { readPasswordLink } from './read-password-link';
import { readSession } from './read-session';
import { refreshTokens } from './refresh-tokens';
import { askRelease, decideRelease, listReleases, readReleaseRules, returnRelease, setReleaseRules } from './release';
import { removeUser } from './remove-user';
import { revokeClient } from './revoke-client';
import { revokeConnection } from './revoke-connection';
import { revokeToken } from './revoke-token';
import { rotateClientSecret } from './rotate-client-secret';
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  resetSecondFactor,
  startSecondFactor,
} from './second-factor';
import { endSessions, listSessions } from './sessions';
import { setPassword } from './set-password';
import { showAuthorization } from './show-authorization';
import { signIdToken } from './sign-id-token';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { signingKeyRing } from './signing-keys';
import { listSignOnDomains, removeSignOnDomain, setSignOnDomain, setPasswordSignIn } from './sign-on-domains';
import { confirmSignOn, readSignOnConfirmation, signOnLink } from './confirm-sign-on';
import { finishSingleSignOn, startSingleSignOn } from './single-sign-on';
import { startAuthorization } from './start-authorization';
import { startSubscription } from './start-subscription';
import { userNames } from './user-names';
import { verifyAuditLog } from './verify-audit-log';

export type AccountsUseCases = ReturnType<typeof accountsUseCases>;

/** Every use case of this package on one set of dependencies, for a composition root. */
export function accountsUseCases(deps: AccountsDependencies) {
  const keys = signingKeyRing(deps);
  return {
    addPasskey: addPasskey(deps),
    applicationsOfOrigin: applicationsOfOrigin(deps),
    approvalRight: approvalRight(deps),
    approvalStands: approvalStands(deps),
    approveAuthorization: approveAuthorization(deps),
    askForEmailChange: askForEmailChange(deps),
    askForPasswordLink: askForPasswordLink(deps),
    askRelease: askRelease(deps),
    auditedCustomers: auditedCustomers(deps),
    authenticateBearer: authenticateBearer(deps),
    authenticateClient: authenticateClient(deps),
    cancelEmailChange: cancelEmailChange(deps),
    changeClient: changeClient(deps),
    changeCustomer: changeCustomer(deps),
    changeUser: changeUser(deps),
    checkAuthorization: checkAuthorization(deps),
    confirmByPasskey: confirmByPasskey(deps),
    confirmEmailChange: confirmEmailChange(deps),
    confirmItIsYou: confirmItIsYou(deps),
    confirmSecondFactor: confirmSecondFactor(deps),
    confirmSignIn: confirmSignIn(deps),
    createClient: createClient(deps),
    createCustomer: createCustomer(deps),
    createMachineKey: createMachineKey(deps),
    createPlan: createPlan(deps),
    createUser: createUser(deps),
    customerOfCompany: customerOfCompany(deps),
    decideRelease: decideRelease(deps),
    denyAuthorization: denyAuthorization(deps),
    endDelegation: endDelegation(deps),
    endEmployeeAccess: endEmployeeAccess(deps),
    endSessions: endSessions(deps),
    endSubscription: endSubscription(deps),
    exchangeCode: exchangeCode(deps),
    exchangeMachineKey: exchangeMachineKey(deps),
    findClient: findClient(deps),
    finishSingleSignOn: finishSingleSignOn(deps),
    signOnLink: signOnLink(deps),
    readSignOnConfirmation: readSignOnConfirmation(deps),
    confirmSignOn: confirmSignOn(deps),
    forgetEnded: forgetEnded(deps),
    heldEmployees: heldEmployees(deps),
    introspectToken: introspectToken(deps),
    inviteAgain: inviteAgain(deps),
    inviteEmployee: inviteEmployee(deps),
    inviteUser: inviteUser(deps),
    isDelegate: isDelegate(deps),
    issueEmailChangeLink: issueEmailChangeLink(deps),
    issuePasswordLink: issuePasswordLink(deps),
    issueToken: issueToken(deps),
    linkPartner: linkPartner(deps),
    listClients: listClients(deps),
    listCompanyForUser: listCompanyForUser(deps),
    listConnections: listConnections(deps),
    listDelegations: listDelegations(deps),
    listMachineKeys: listMachineKeys(deps),
    listPasskeys: listPasskeys(deps),
    listReleases: listReleases(deps),
    listSessions: listSessions(deps),
    listSignOnDomains: listSignOnDomains(deps),
    listOwnRoles: listOwnRoles(deps),
    createOwnRole: createOwnRole(deps),
    changeOwnRole: changeOwnRole(deps),
    deleteOwnRole: deleteOwnRole(deps),
    listUsers: listUsers(deps),
    nameDelegate: nameDelegate(deps),
    noteAudit: noteAudit(deps),
    noteKeyRefusal: noteKeyRefusal(deps),
    reachCompany: reachCompany(deps),
    reachableCompanies: reachableCompanies(deps),
    readAuditLog: readAuditLog(deps),
    ownEmployments: ownEmployments(deps),
    readEmployeeAccess: readEmployeeAccess(deps),
    readEmailChange: readEmailChange(deps),
    readEmailChangeLink: readEmailChangeLink(deps),
    readIdentity: readIdentity(deps),
    readLicence: readLicence(deps),
    readOwnEmailChange: readOwnEmailChange(deps),
    readPasswordLink: readPasswordLink(deps),
    readReleaseRules: readReleaseRules(deps),
    readSecondFactor: readSecondFactor(deps),
    readSession: readSession(deps),
    publishedKeys: () => keys.published(),
    refreshTokens: refreshTokens(deps),
    replaceSigningKeys: () => keys.replaceAll(),
    removePasskey: removePasskey(deps),
    removeSecondFactor: removeSecondFactor(deps),
    removeSignOnDomain: removeSignOnDomain(deps),
    removeUser: removeUser(deps),
    replaceRecoveryCodes: replaceRecoveryCodes(deps),
    resetSecondFactor: resetSecondFactor(deps),
    returnRelease: returnRelease(deps),
    revokeClient: revokeClient(deps),
    revokeConnection: revokeConnection(deps),
    revokeMachineKey: revokeMachineKey(deps),
    revokeToken: revokeToken(deps),
    rotateClientSecret: rotateClientSecret(deps),
    setEmail: setEmail(deps),
    setPassword: setPassword(deps),
    setReleaseRules: setReleaseRules(deps),
    setSignOnDomain: setSignOnDomain(deps),
    showAuthorization: showAuthorization(deps),
    signIdToken: signIdToken(deps, keys),
    signIn: signIn(deps),
    signInByPasskey: signInByPasskey(deps),
    signOut: signOut(deps),
    standsInFor: standsInFor(deps),
    startAuthorization: startAuthorization(deps),
    startPasskey: startPasskey(deps),
    startPasskeyConfirmation: startPasskeyConfirmation(deps),
    startPasskeySignIn: startPasskeySignIn(deps),
    startSecondFactor: startSecondFactor(deps),
    startSingleSignOn: startSingleSignOn(deps),
    startSubscription: startSubscription(deps),
    setPasswordSignIn: setPasswordSignIn(deps),
    userNames: userNames(deps),
    verifyAuditLog: verifyAuditLog(deps),
  };
}
