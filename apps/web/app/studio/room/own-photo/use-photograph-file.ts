import { useState } from 'react'

import { openPhotograph, type Photograph, type PhotographFault } from './photograph.ts'

/** Opens files as photographs, one at a time; a file that cannot be used leaves what was there. */
export function usePhotographFile(onOpened: (photograph: Photograph) => void) {
  const [fault, setFault] = useState<PhotographFault | null>(null)
  const [busy, setBusy] = useState(false)
  const take = async (file: File) => {
    setBusy(true)
    const opened = await openPhotograph(file)
    setBusy(false)
    setFault(opened.ok ? null : opened.reason)
    if (opened.ok) onOpened(opened.photograph)
  }
  return { busy, fault, onFile: (file: File) => void take(file) }
}
