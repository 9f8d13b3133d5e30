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

/** Codes of certificates that are known and wrong: too old, too new, of another host, revoked. */
const WRONG_CERTIFICATE = /^(CERT_\w+|ERR_TLS_CERT_\w+|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)$/;
/** Codes of an answer that is no handshake, or one without a common protocol. */
const NO_HANDSHAKE = /^(EPROTO|ERR_SSL_\w+)$/;

/** Why no secure connection came about, and what to do; undefined where something else went wrong. */
export function secureConnectionProblem(
  error: unknown,
): { readonly why: string; readonly fix: string } | undefined {
  const remedy = certificateRemedy(error);
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code = '' } = one as NodeJS.ErrnoException;
    if (UNKNOWN_AUTHORITY.test(code))
      return { why: `its certificate is of an authority unknown here (${code})`, fix: remedy ?? '' };
    if (WRONG_CERTIFICATE.test(code))
      return {
        why: `its certificate is not valid for it (${code})`,
        fix: 'renew or correct the certificate',
      };
    if (NO_HANDSHAKE.test(code))
      return {
        why: `it does not answer as https:// wants it (${code})`,
        fix: 'correct the address and its port, or write http:// where it has no TLS',
      };
  }
  return undefined;
}
