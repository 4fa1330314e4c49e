/** The EyeDropper API (WICG), available in some browsers and not declared by TypeScript yet. */
type EyeDropper = { open(): Promise<{ readonly sRGBHex: string }> }

/** Whether the browser can pick a colour from the screen. */
export const canPickFromScreen = (): boolean => 'EyeDropper' in globalThis

/** The picked colour, `#RRGGBB` in capitals; null if cancelled. */
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
