/** The `content-disposition` of a download (RFC 6266): the full name, and an ASCII fallback. */
export function asAttachment(name: string): string {
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
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** `Khatam 8 x 10 ft, Nawl.pdf`: a name that is valid on every system. */
export function fileName(rugName: string, size: string | null, ending: 'png' | 'pdf'): string {
  // Lone surrogates cannot be encoded; characters reserved by Windows become spaces.
  const tame = rugName.toWellFormed().replaceAll(/[\p{C}<>:"/\\|?*\uFFFD]+/gu, ' ')
  const named =
    tame
      .replaceAll(/\s+/g, ' ')
      .replace(/^[ .]+/, '')
      .trim() || 'Rug'
  return `${[named, size?.replaceAll('×', 'x')].filter(Boolean).join(' ')}, Nawl.${ending}`
}
