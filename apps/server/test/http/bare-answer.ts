// The least that an answer to a POST costs: Fastify with nothing registered reads the body and sends half a kilobyte.
import Fastify from 'fastify'

const answer = Buffer.alloc(512)
const app = Fastify()
app.get('/healthz', async () => 'ok')
app.post('*', (_request, reply) => reply.type('application/vnd.nawl.palette').send(answer))
await app.listen({ port: Number(process.env['PORT']) })
