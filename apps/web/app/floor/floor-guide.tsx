import type { FloorRug } from '@nawl/contract/desk/floor'
import * as messages from '@nawl/messages/floor'
import { GUIDE_SECTIONS, guideText } from '@nawl/messages/text/work-text'

/** How a rug is made, from the cloth to the parcel, as the pack says it on paper. */
export function FloorGuide({ work }: Pick<FloorRug, 'work'>) {
  return (
    <details className="floor-guide mt-6">
      <summary className="type-h4">{messages.guideAsk}</summary>
      {GUIDE_SECTIONS.map((section) => {
        const { heading, paragraphs } = guideText(messages, section, work)
        return (
          <section key={section} className="mt-4">
            <h3 className="type-h4">{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="type-body mt-2">
                {paragraph}
              </p>
            ))}
          </section>
        )
      })}
    </details>
  )
}
