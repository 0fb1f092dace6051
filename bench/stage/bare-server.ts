/**
 * The other side of the read ratios: a bare Fastify route that sends the same statements, each under a name, and writes an answer of the
 * same content as JSON. No session, no limit, no log, no validation, no presenter. One route per recorded call: GET /<index>.
 */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import type { RecordedCall } from './recording/record.ts'

const calls: readonly RecordedCall[] = JSON.parse(readFileSync(process.env.BENCH_CALLS ?? '', 'utf8'))
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL ?? 10) })
const app = Fastify({ logger: false })
const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `bare_${names.size}`
  names.set(text, name)
  return name
}

app.get('/healthz', () => ({ status: 'up' }))
app.get<{ Params: { index: string } }>('/:index', async (request, reply) => {
  const call = calls[Number(request.params.index)]
  if (call === undefined) return reply.code(404).send()
  for (const { text, values, rows } of call.statements) {
    const found = await pool.query({ name: nameOf(text), text, values: [...values] })
    if (found.rows.length !== rows) return reply.code(500).send(`${found.rows.length} rows instead of ${rows}: ${text}`)
  }
  return reply.type('application/json').send(JSON.stringify(call.answer))
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
