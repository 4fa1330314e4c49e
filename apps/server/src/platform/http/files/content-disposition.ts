/** A `content-disposition` (RFC 6266) with a file's full name, and an ASCII fallback. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // RFC 6266, appendix D: some clients unescape percent signs in the fallback.
    .replaceAll(/[^\x20-\x7E]|["\\%]/g, '_')
  // RFC 8187, 3.2.1: encodeURIComponent leaves these four characters unescaped.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** A name that is valid for a file on every system: without reserved and invisible characters. */
export function validFileName(name: string): string {
  // Lone surrogates cannot be encoded; characters reserved by Windows become spaces. The marks of direction that a
  // sentence sets around its values are only left out.
  return name
    .toWellFormed()
    .replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/[\p{C}<>:"/\\|?*\uFFFD]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trim()
}
