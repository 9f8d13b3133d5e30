/** Codes of OpenSSL and Node.js for a certificate whose authority is not known here. */
const UNKNOWN_AUTHORITY =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/;

/** Codes of certificates that are known and wrong: too old, too new, of another host, revoked. */
const WRONG_CERTIFICATE = /^(CERT_\w+|ERR_TLS_CERT_\w+|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)$/;
/** Codes of an answer that is no handshake, or one without a common protocol. */
const NO_HANDSHAKE = /^(EPROTO|ERR_SSL_\w+)$/;

/** Why no secure connection came about, and what to do; undefined where something else went wrong. */
export function secureConnectionProblem(
  error: unknown,
): { readonly why: string; readonly fix: string } | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code = '', isOfProxy = false } = one as NodeJS.ErrnoException & { readonly isOfProxy?: boolean };
    const whose = isOfProxy ? 'the certificate of the proxy of the environment' : 'its certificate';
    if (UNKNOWN_AUTHORITY.test(code))
      return {
        why: `${whose} is of an authority unknown here (${code})`,
        fix: authorityFix(process.env.NODE_EXTRA_CA_CERTS),
      };
    if (WRONG_CERTIFICATE.test(code))
      return { why: `${whose} is not valid: ${one.message}`, fix: 'renew or correct the certificate' };
    if (!NO_HANDSHAKE.test(code)) continue;
    if (isOfProxy)
      return {
        why: `the proxy of the environment does not answer as https:// wants it (${code})`,
        fix: 'write its address with http:// in HTTPS_PROXY: most proxies are spoken to so, whatever is asked through them',
      };
    return {
      why: `it does not answer as https:// wants it (${code})`,
      fix: 'correct the address and its port, or write http:// where it has no TLS',
    };
  }
  return undefined;
}

function authorityFix(given: string | undefined): string {
  return given
    ? `NODE_EXTRA_CA_CERTS names ${given}: see that this file can be read when the step starts, and holds in PEM the authority that signed the certificate`
    : 'set NODE_EXTRA_CA_CERTS in the env of the step to the PEM file of the authority that signed the certificate';
}
