/** Shows how far a long piece of work is: one moving line on a terminal, a line a tenth elsewhere. */
export function progressBar(title: string, total: number): (doing: string) => void {
  let done = 0
  return (doing) => {
    done++
    const filled = Math.round((24 * done) / total)
    const line = `${title} [${'█'.repeat(filled)}${'·'.repeat(24 - filled)}] ${done}/${total} ${doing}`
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${line}${done === total ? '\n' : ''}`)
    else if (done === total || done % Math.max(1, Math.ceil(total / 10)) === 0) console.log(line)
  }
}
