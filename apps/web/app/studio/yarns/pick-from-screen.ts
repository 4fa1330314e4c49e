/** The EyeDropper API (WICG), which TypeScript does not know yet: only some browsers have it. */
type EyeDropper = { open(): Promise<{ readonly sRGBHex: string }> }

/** Whether the browser lets a visitor point at a colour anywhere on the screen. */
export const canPickFromScreen = (): boolean => 'EyeDropper' in globalThis

/** The colour the visitor points at, `#RRGGBB` in capitals; null when they think better of it. */
export async function pickFromScreen(): Promise<string | null> {
  const { EyeDropper } = globalThis as typeof globalThis & { readonly EyeDropper: new () => EyeDropper }
  try {
    const { sRGBHex } = await new EyeDropper().open()
    return sRGBHex.toUpperCase()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
