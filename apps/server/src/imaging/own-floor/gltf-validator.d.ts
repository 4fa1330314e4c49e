/** The part of the Khronos validator that is used here; it has no declarations of its own. */
declare module 'gltf-validator' {
  type Report = {
    readonly issues: {
      readonly numErrors: number
      readonly numWarnings: number
      readonly messages: unknown[]
    }
    readonly info: {
      readonly resources?: readonly {
        readonly pointer: string
        readonly image?: { readonly width: number; readonly height: number; readonly format: string }
      }[]
    }
  }
  export function validateBytes(file: Uint8Array): Promise<Report>
}
