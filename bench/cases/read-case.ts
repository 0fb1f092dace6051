import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '../load/load.ts'
import { median } from '../load/median.ts'
import { startChild } from '../stage/child.ts'
import { PORTS } from '../stage/ports.ts'
import { recordStatements, type Statement } from '../stage/record.ts'
import type { World } from '../stage/stage.ts'
import type { BenchCase } from './bench-case.ts'
import { readPaths } from './read-paths.ts'

/** Lists, product pages and searches against a bare route that sends the same statements. */
export const readCase: BenchCase = {
  name: 'read',
  about: 'lists, product pages and searches, against a bare route that sends the same statements',
  run: async (stage, { goods = 100_000, orders = 2_000, rounds, seconds }) => {
    const world = await stage.world({ goods, orders, buyers: 300 })
    const folder = mkdtempSync(join(tmpdir(), 'shiji-bench-run-'))
    try {
      await measure(world, folder, rounds, seconds)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measure({ cluster, shop }: World, folder: string, rounds: number, seconds: number): Promise<void> {
  const groups = await readPaths(shop.runtime)
  const recorded: Statement[][] = []
  for (const item of groups) {
    for (const path of item.paths) {
      const ask = async () => {
        const answer = await shop.app.http.inject({ url: `/api${path}` })
        if (answer.json().code !== 200) throw new Error(`${path} answered ${answer.body.slice(0, 200)}`)
      }
      // The first call fills what the server keeps for a moment; the other side sends what a warm server sends.
      await ask()
      const statements = await recordStatements(ask)
      recorded.push(statements)
    }
  }
  const file = join(folder, 'statements.json')
  writeFileSync(file, JSON.stringify(recorded))
  const env = { DATABASE_URL: cluster.url, BENCH_STATEMENTS: file }
  const server = await startChild(
    join(import.meta.dirname, '../stage/shop-server.ts'),
    { ...env, PORT: String(PORTS.shop) },
    `http://127.0.0.1:${PORTS.shop}/healthz`,
  )
  const bare = await startChild(
    join(import.meta.dirname, '../stage/bare-server.ts'),
    { ...env, PORT: String(PORTS.bare) },
    `http://127.0.0.1:${PORTS.bare}/healthz`,
  )
  console.log(
    'reads, requests/s (p50/p97.5 ms)'.padEnd(40),
    'server'.padStart(22),
    'bare Fastify'.padStart(22),
    'ratio'.padStart(7),
  )
  let first = 0
  for (const item of groups) {
    const own: number[] = []
    const other: number[] = []
    const ratios: number[] = []
    let last = { own: '', other: '' }
    for (let round = 0; round < rounds; round += 1) {
      const a = await load(
        `http://127.0.0.1:${PORTS.shop}`,
        item.paths.map(path => `/api${path}`),
        seconds,
      )
      const b = await load(
        `http://127.0.0.1:${PORTS.bare}`,
        item.paths.map((_path, index) => `/${first + index}`),
        seconds,
      )
      if (a.errors + b.errors > 0) console.log(`  ${item.name}: ${a.errors} and ${b.errors} errors`)
      own.push(a.rate)
      other.push(b.rate)
      ratios.push(a.rate / b.rate)
      last = { own: `(${a.p50}/${a.p95})`, other: `(${b.p50}/${b.p95})` }
    }
    console.log(
      item.name.padEnd(40),
      `${median(own).toFixed(0)} ${last.own}`.padStart(22),
      `${median(other).toFixed(0)} ${last.other}`.padStart(22),
      median(ratios).toFixed(2).padStart(7),
    )
    first += item.paths.length
  }
  await server.stop()
  await bare.stop()
}
