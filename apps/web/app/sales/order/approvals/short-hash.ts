/** A hash as it is printed and read out: its first sixteen digits, in fours. */
export const shortHash = (hash: string): string => hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$& ')
