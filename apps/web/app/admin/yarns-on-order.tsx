import * as messages from '@nawl/messages/desk'
import { LANGUAGE } from '@nawl/messages/language'
import { yarnNameOf } from '@nawl/messages/yarns'

/** Says which yarns of an order are not in stock; nothing while all are. */
export function YarnsOnOrder({ yarns }: { readonly yarns: readonly string[] }) {
  if (yarns.length === 0) return null
  return (
    <span className="type-caption block text-madder-deep">
      {messages.yarnsOnOrder({ yarns: LIST.format(yarns.map(yarnNameOf)) })}
    </span>
  )
}

const LIST = new Intl.ListFormat(LANGUAGE.tag)
