/** Codes of OpenSSL and Node.js for a certificate whose authority is not known here. */
const UNKNOWN_AUTHORITY =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/;

/** What to do where an error says that a host's certificate comes from an authority nobody here knows. */
export function certificateRemedy(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as NodeJS.ErrnoException;
    if (typeof code === 'string' && UNKNOWN_AUTHORITY.test(code))
      return 'set NODE_EXTRA_CA_CERTS in the env of the step to the PEM file of the authority that signed the certificate';
  }
  return undefined;
}
