import type { OpenEars } from '../ears/ears.ts'
import type { Snapped } from '../ears/snap/snap-to-shop-words.ts'
import type { Said } from '../mouth/say.ts'

/** The ears and the mouth of the device one talks to. */
export type Voice = {
  readonly openEars: OpenEars
  /** Other ears, for where those do not work; they are opened only after a yes to what `disclosure` says. */
  readonly otherEars: { readonly openEars: OpenEars; readonly disclosure: string } | null
  /** A transcript with the shop's own words in it where it nearly has them. */
  readonly mend: (transcript: string) => Snapped
  readonly say: (text: string, options: { readonly signal: AbortSignal }) => Promise<Said>
}
