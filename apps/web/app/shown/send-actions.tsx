import * as messages from '@nawl/messages/shown'
import { toast } from '../ui/toasts/toast.ts'
import { Button } from '../ui/controls/button.tsx'
import { useBrowserValue } from '../ui/use-browser-value.ts'
import { copied, shared } from '../studio/share/send-link.ts'

const COPIED = messages.copied
const NOT_COPIED = messages.notCopied

/** Sends this page: by the device's share sheet where there is one, else by copying its link. */
export function SendActions({ name }: { readonly name: string }) {
  const canShare = useBrowserValue(() => 'share' in navigator, false)
  const copy = async () => toast((await copied(location.href)) ? COPIED : NOT_COPIED)
  const send = async () => {
    if (!canShare || !(await shared(name, location.href))) await copy()
  }
  return <Button onClick={() => void send()}>{canShare ? messages.send : messages.copy}</Button>
}
