import { unbrokenParts } from '@nawl/domain/shop/unbroken'

/** A text whose ranges, such as `6-8 weeks`, never break over a line. */
export function UnbrokenText({ text }: { readonly text: string }) {
  return unbrokenParts(text).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
