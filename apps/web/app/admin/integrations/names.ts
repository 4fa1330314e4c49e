import * as messages from '@nawl/messages/integrations'

/** A key that a message can select by: `order.state-changed` → `order_state_changed`. */
const selectable = (name: string) => name.replaceAll(/\W/g, '_')

/** What an event is called. */
export const typeName = (type: string) => messages.typeName({ type: selectable(type) })

/** What a scope of a token permits. */
export const scopeName = (scope: string) => messages.scopeName({ scope: selectable(scope) })

/** Why an attempt failed. */
export const faultName = (fault: string) => messages.fault({ fault: selectable(fault) })
