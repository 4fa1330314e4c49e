import type { ProjectedRug } from '@nawl/contract/desk/floor'
import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import { useEffect, useState } from 'react'

import { callFloor } from './floor-caller.ts'
import { floorDatabase } from './floor-database.ts'

/** What is drawn of a line, by the store of this browser that it is in and the address that it comes from. */
type Drawn = { readonly outlines: ProjectedRug; readonly plans: GunPlanOfRug }

type Stored<Kind extends keyof Drawn> = {
  readonly value: Drawn[Kind] | null
  readonly isMissing: boolean
}

/** Most of a kind that are stored; a plan has a few megabytes. */
const MOST = 40

/**
 * What is drawn of a line of an order, from this browser's database, and from the server where that has none for the version in
 * force (`mark`, null while it is not known).
 */
export function useStored<Kind extends keyof Drawn>(
  kind: Kind,
  number: string,
  position: string,
  mark: string | null,
): Stored<Kind> {
  const key = mark === null ? null : `${number}/${position}/${mark}`
  const [found, setFound] = useState<Stored<Kind> & { readonly key: string | null }>({
    value: null,
    isMissing: false,
    key: null,
  })
  useEffect(() => {
    if (key === null) return
    let wanted = true
    const find = async (): Promise<Drawn[Kind] | null> => {
      const database = await floorDatabase()
      const stored = await database.get(kind, key)
      if (stored) return stored as Drawn[Kind] // as it was stored below
      const answer = await callFloor<Drawn[Kind]>(
        `/${encodeURIComponent(number)}/${kind}/${encodeURIComponent(position)}`,
      )
      if (answer.kind !== 'ok') return null
      if ((await database.count(kind)) >= MOST) await database.clear(kind)
      await database.put(kind, answer.value, key)
      return answer.value
    }
    const show = (value: Drawn[Kind] | null) => {
      if (wanted) setFound({ value, isMissing: value === null, key })
    }
    find().then(show, () => show(null))
    return () => {
      wanted = false
    }
  }, [kind, key, number, position])
  return found.key === key ? found : { value: null, isMissing: false }
}
