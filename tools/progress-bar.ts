/** Shows how far a long piece of work is: one moving line on a terminal, a line a tenth elsewhere. */
export function progressBar(title: string, total: number): (doing: string) => void {
  let done = 0
  // The cursor waits at its beginning: what somebody else prints meanwhile takes its place, and it goes on below.
  return (doing) => {
    done++
    const filled = Math.round((24 * done) / total)
    const line = `${title} [${'█'.repeat(filled)}${'·'.repeat(24 - filled)}] ${done}/${total} ${doing}`
    if (process.stdout.isTTY) process.stdout.write(`\u001B[2K${line}${done === total ? '\n' : '\r'}`)
    else if (done === total || done % Math.max(1, Math.ceil(total / 10)) === 0) console.log(line)
  }
}
