import type { ProjectedRug } from '@nawl/contract/desk/floor'
import { useEffect, useState } from 'react'

import { callFloor } from '../floor-caller.ts'
import { floorDatabase } from '../floor-database.ts'

export type Outlines = { readonly rug: ProjectedRug | null; readonly isMissing: boolean }

/**
 * Where the yarns of a line lie, from this browser's database, and from the server where that has none for the version in
 * force (`mark`, null while it is not known).
 */
export function useOutlines(number: string, position: string, mark: string | null): Outlines {
  const key = mark === null ? null : `${number}/${position}/${mark}`
  const [found, setFound] = useState<Outlines & { readonly key: string | null }>({
    rug: null,
    isMissing: false,
    key: null,
  })
  useEffect(() => {
    if (key === null) return
    let wanted = true
    const find = async () => {
      const database = await floorDatabase()
      const stored = await database.get('outlines', key)
      if (stored) return stored
      const answer = await callFloor<ProjectedRug>(
        `/${encodeURIComponent(number)}/outlines/${encodeURIComponent(position)}`,
      )
      if (answer.kind !== 'ok') return null
      await database.put('outlines', answer.value, key)
      return answer.value
    }
    const show = (rug: ProjectedRug | null) => {
      if (wanted) setFound({ rug, isMissing: rug === null, key })
    }
    find().then(show, () => show(null))
    return () => {
      wanted = false
    }
  }, [key, number, position])
  return found.key === key ? found : { rug: null, isMissing: false }
}
