import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import type { BenchCase } from './cases/bench-case.ts'
import { drive } from './load/drive.ts'
import { HttpClient } from './load/http-client.ts'
import { Person } from './load/person.ts'
import { readCommand } from './options.ts'
import { runCases } from './run-cases.ts'
import { Stage } from './stage/stage.ts'

it('a server that refuses in HTTP 200 ends the bench with a message and exit code 1, and no later case runs', async () => {
  const server = createServer((_request, reply) => reply.end('{"code":429,"msg":"太频繁","data":{"retry_after":9}}'))
  const port = await new Promise<number>(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const client = new HttpClient(`http://127.0.0.1:${port}`)
  const refused: BenchCase = {
    name: 'refused',
    about: '',
    run: async () => {
      const unit = (turn: number) =>
        new Person(client, turn, undefined, () => undefined).ask<void>('home', 'GET', '/home')
      await drive(unit, 4, { seconds: 5 })
    },
  }
  let ran = false
  const later: BenchCase = {
    name: 'later',
    about: '',
    run: async () => {
      ran = true
    },
  }
  const said: string[] = []
  const code = await runCases([refused, later], new Stage(), readCommand([]).options, line => said.push(line))
  client.close()
  server.close()
  expect(code).toBe(1)
  expect(said).toEqual([
    'The bench ends at a wrong answer. GET /api/home answered HTTP 200, code 429: {"code":429,"msg":"太频繁","data":{"retry_after":9}}',
  ])
  expect(ran).toBe(false)
})
