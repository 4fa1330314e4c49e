import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../free-port.ts'
import { startLocalBalancer } from './local-balancer.ts'

const DEPLOYED = join(import.meta.dirname, '../../../../deploy/nginx')

export type Balancer = {
  readonly name: string
  readonly url: string
  readonly stop: () => Promise<void>
}

/** nginx in front of the shops on these ports, configured as in deploy/nginx; without nginx, a local balancer. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const there = spawnSync('nginx', ['-v']).status === 0
  return there ? startNginx(ports) : startLocalBalancer(await freePort(), ports)
}

async function startNginx(ports: readonly number[]): Promise<Balancer> {
  const home = mkdtempSync(join(tmpdir(), 'nawl-nginx-'))
  // Its workers run as another user, who must be able to enter the folder.
  chmodSync(home, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  writeFileSync(join(home, 'nginx.conf'), configuration(home, port, ports))
  const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(nginx, 'exit')
  process.once('exit', () => nginx.kill())
  const answers = () =>
    fetch(`${url}/readyz`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start; see the output above')
    await wait(25)
  }
  return {
    name: 'nginx',
    url,
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The deployed configuration without TLS, with another port and other shops. */
function configuration(home: string, port: number, ports: readonly number[]): string {
  const read = (name: string) => readFileSync(join(DEPLOYED, name), 'utf8')
  const servers = ports.map((shop) => `    server 127.0.0.1:${shop} max_fails=1 fail_timeout=5s;`)
  const upstream = read('upstream-systemd.conf').replace(/(?: {4}server .*\n)+/, `${servers.join('\n')}\n`)
  const site = read('nawl.conf')
    .replace(/^include .*$/m, '')
    .replace(/^server \{\n {4}listen 80 [\s\S]*?^\}$/m, '')
    .replaceAll(/^ {4}(?:listen|ssl_|access_log).*$/gm, '')
    .replace('server_name _;', `listen 127.0.0.1:${port};\n    server_name _;`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${home}/${name};`,
  )
  return `daemon off;
pid ${home}/nginx.pid;
error_log /dev/null;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
${folders.join('\n')}
  # Customers of a test all come from this machine, and say where they would be at home.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
${upstream}
${site}
}
`
}
