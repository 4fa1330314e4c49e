/** For each state the states that may follow it. */
type Transitions<State extends string> = Readonly<Record<State, readonly NoInfer<State>[]>>

/** Whether a transition table has this step. */
export function mayBecome<State extends string>(
  table: Transitions<State>,
  from: NoInfer<State>,
  to: NoInfer<State>,
): boolean {
  return table[from].includes(to)
}

/** The keys of a table, typed; it has at least one. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as [Key, ...Key[]] // TypeScript forgets them
