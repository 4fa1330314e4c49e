import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/size'

/** Units as pages write them: `cm`, `ft`. */
export const UNIT_NAMES: Readonly<Record<Unit, string>> = { cm: messages.cm, ft: messages.ft }
