import * as messages from '@nawl/messages/trade-account'

import { Button } from '../../ui/controls/button.tsx'
import type { ProjectEditor } from './use-project.ts'

/** Whether what was written is saved, and what to do where it is not. */
export function SavingLine({
  editor: { saving, refusal, saveNow, choose },
}: {
  readonly editor: ProjectEditor
}) {
  if (saving === 'conflict')
    return (
      <div role="alert" className="trade-notice">
        <p className="type-ui">{messages.conflict}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button small kind="primary" onClick={() => void choose('mine')}>
            {messages.keepMine}
          </Button>
          <Button small onClick={() => void choose('theirs')}>
            {messages.takeTheirs}
          </Button>
        </div>
      </div>
    )
  if (saving === 'failed')
    return (
      <div role="alert" className="trade-notice">
        <p className="type-ui">{refusal === '' ? messages.notSaved : refusal}</p>
        <Button small className="mt-3" onClick={() => void saveNow()}>
          {messages.tryToSave}
        </Button>
      </div>
    )
  return (
    <p role="status" className="type-caption min-h-5 text-graphite">
      {saving === 'saved' ? messages.saved : messages.saving}
    </p>
  )
}
