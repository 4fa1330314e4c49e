/** A logo as papers show it: an opaque PNG, and its size in pixels. */
export type PrintedLogo = { readonly png: Uint8Array; readonly width: number; readonly height: number }

let source: () => Promise<PrintedLogo | null> = async () => null

/** Reads what papers show instead of the name's lettering; null for the lettering. */
export const printedLogo = (): Promise<PrintedLogo | null> => source()

/** Sets where this process or thread has its logo from. */
export function setPrintedLogo(from: () => Promise<PrintedLogo | null>): void {
  source = from
}
