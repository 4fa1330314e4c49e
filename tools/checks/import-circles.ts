/** Files, and the files that each imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * The sets of files that all reach each other by imports (strongly connected components of two files or more), largest
 * first, by Tarjan's algorithm. By hand, because oxlint's `import/no-cycle` knows no size: a page and its parts may
 * import each other, a whole district may not.
 */
export function importCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    open.push(file)
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) visit(imported)
      if (open.includes(imported)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(imported)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles.toSorted((one, other) => other.length - one.length)
}
