/**
 * Runs the tasks of one cart one after the other. Two additions of a browser at once would otherwise make each other's
 * knowledge of the cart out of date, and each would have to read and lock it. Other processes are not waited for.
 */
export function cartTurns() {
  const last = new Map<string, Promise<unknown>>()

  return async <T>(cart: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(cart)
    const running = before ? before.then(task, task) : task()
    last.set(cart, running)
    try {
      return await running
    } finally {
      if (last.get(cart) === running) last.delete(cart)
    }
  }
}
