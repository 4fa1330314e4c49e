import { createElement, Fragment, type ReactNode } from 'react'

type SentenceProps = {
  /** What a message with tags returns: texts, and what its tags became. */
  readonly parts: readonly ReactNode[]
}

/** A message with links or emphasis in it. The parts stand in a fixed order, so they need no keys. */
export function Sentence({ parts }: SentenceProps) {
  return createElement(Fragment, null, ...parts)
}

/** The part of a sentence that only screen readers say. */
export const unseen = (text: string) => <span className="sr-only">{text}</span>

/** The part of a heading that stands on a line of its own. */
export const ownLine = (text: string) => <span className="block">{text}</span>

/** The part of a sentence that never breaks over a line, such as `6-8 weeks`. */
export const unbroken = (text: string) => <span className="unbroken">{text}</span>

/** An address, which runs from left to right in any language. */
export const address = (text: string) => <bdi dir="ltr">{text}</bdi>
