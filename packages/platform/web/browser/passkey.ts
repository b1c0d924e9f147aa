/** The form with what a passkey is made or asked with; the answer goes into its field `response`. */
const form = document.querySelector<HTMLFormElement>('form[data-passkey]');

interface Options {
  readonly challenge: string;
  readonly user?: { readonly id: string };
  readonly excludeCredentials?: readonly Named[];
  readonly allowCredentials?: readonly Named[];
}

interface Named {
  readonly id: string;
}

form?.addEventListener('submit', (event) => {
  const field = form.elements.namedItem('response');
  if (!(field instanceof HTMLInputElement) || field.value !== '') return;
  event.preventDefault();
  void answer(form).then(
    (response) => {
      field.value = JSON.stringify(response);
      form.submit();
    },
    (error: unknown) => say(form, error),
  );
});

async function answer({ dataset }: HTMLFormElement): Promise<object> {
  const options = JSON.parse(dataset['options'] ?? '{}') as Options;
  const publicKey: object = {
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user === undefined ? {} : { user: { ...options.user, id: bytes(options.user.id) } }),
    ...named('excludeCredentials', options.excludeCredentials),
    ...named('allowCredentials', options.allowCredentials),
  };
  const credential =
    dataset['passkey'] === 'create'
      ? await navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions })
      : await navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions });
  if (!(credential instanceof PublicKeyCredential)) throw new TypeError('No passkey was given');
  const { id, type, rawId, response } = credential;
  return { id, type, rawId: text(rawId), response: parts(response), clientExtensionResults: {} };
}

function parts(response: AuthenticatorResponse): object {
  const clientDataJSON = text(response.clientDataJSON);
  if (response instanceof AuthenticatorAttestationResponse) {
    const transports = response.getTransports();
    return { clientDataJSON, attestationObject: text(response.attestationObject), transports };
  }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    clientDataJSON,
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    ...(userHandle === null ? {} : { userHandle: text(userHandle) }),
  };
}

function named(name: string, list: readonly Named[] | undefined): object {
  return list === undefined ? {} : { [name]: list.map((one) => ({ ...one, id: bytes(one.id) })) };
}

function bytes(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function say(at: HTMLFormElement, error: unknown): void {
  const line = at.querySelector<HTMLElement>('[data-problem]');
  if (line === null) return;
  const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
  line.textContent = isKnown
    ? 'This device has a passkey for this account already.'
    : 'Nothing was done: it was not confirmed on the device, or this browser has no passkey for this service.';
  line.hidden = false;
}
