import { savedFor, RETENTION_KINDS, type RetentionKind } from '@nawl/domain/privacy/retention'

import type * as English from '../../../build/en/retention.ts'

type Words = typeof English
type Camel<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name

/** The retention table as a Markdown list, one line per row. */
export function retentionText(words: Words): string {
  return RETENTION_KINDS.map((kind) => {
    const name = kind.replaceAll(/-(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    ) as Camel<RetentionKind>
    const { amount, unit } = savedFor(kind)
    const period = words[unit]({ n: amount, from: words[`${name}From`] })
    return `- ${words.line({ what: words[`${name}What`], period, why: words[`${name}Why`] })}`
  }).join('\n')
}
