/**
 * `pnpm bench [read|order|table …] [--goods 100000] [--orders 2000] [--seconds 5] [--rounds 3] [--placed 400]`: figures as ratios taken in
 * one run on one machine, both sides printed, or beside their limit (quality book, section 1). No figure fails anything.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { orderCase } from './cases/order-case.ts'
import { readCases } from './cases/read-cases.ts'
import { tableCase } from './cases/table-case.ts'
import { load } from './load/load.ts'
import { median } from './load/median.ts'
import { startChild } from './stage/child.ts'
import { openCluster } from './stage/cluster.ts'
import { recordStatements, type Statement } from './stage/record.ts'
import { openShop, type Shop } from './stage/runtime.ts'
import { seedShop } from './stage/seed-shop.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    goods: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    placed: { type: 'string', default: '400' },
  },
})
const options = {
  goods: Number(values.goods),
  orders: Number(values.orders),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  placed: Number(values.placed),
}
const PORTS = { shop: 39_411, bare: 39_412 }

const CASES = ['read', 'order', 'table']
const unknown = positionals.filter(name => !CASES.includes(name))
if (unknown.length > 0) throw new Error(`No such case: ${unknown.join(', ')}. There are ${CASES.join(', ')}.`)
const wanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name)

console.log(`Node ${process.version}, ${cpus().length} cores`)
if (wanted('read') || wanted('order')) await benchServer()
if (wanted('table')) await tableCase(options.rounds)

async function benchServer(): Promise<void> {
  const cluster = await openCluster()
  const shop = await openShop(cluster.url)
  const folder = mkdtempSync(join(tmpdir(), 'shiji-bench-run-'))
  try {
    console.log(`${cluster.label}, ${options.goods} goods, ${options.rounds} rounds of ${options.seconds} s`)
    const started = performance.now()
    await seedShop(shop.runtime, options.goods, options.orders, options.rounds * options.placed * 2)
    await cluster.pool.query('vacuum analyze')
    console.log(`seeded in ${((performance.now() - started) / 1_000).toFixed(1)} s\n`)
    if (wanted('read')) await benchReads(shop, cluster.url, folder)
    if (wanted('order'))
      await orderCase({ cluster, shop, rounds: options.rounds, port: PORTS.shop, ordersPerRound: options.placed })
  } finally {
    await shop.close()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function benchReads(shop: Shop, databaseUrl: string, folder: string): Promise<void> {
  const cases = await readCases(shop.runtime)
  const recorded: Statement[][] = []
  for (const item of cases) {
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
  const env = { DATABASE_URL: databaseUrl, BENCH_STATEMENTS: file }
  const server = await startChild(
    join(import.meta.dirname, 'stage/shop-server.ts'),
    { ...env, PORT: String(PORTS.shop) },
    `http://127.0.0.1:${PORTS.shop}/healthz`,
  )
  const bare = await startChild(
    join(import.meta.dirname, 'stage/bare-server.ts'),
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
  for (const item of cases) {
    const own: number[] = []
    const other: number[] = []
    const ratios: number[] = []
    let last = { own: '', other: '' }
    for (let round = 0; round < options.rounds; round += 1) {
      const a = await load(
        `http://127.0.0.1:${PORTS.shop}`,
        item.paths.map(path => `/api${path}`),
        options.seconds,
      )
      const b = await load(
        `http://127.0.0.1:${PORTS.bare}`,
        item.paths.map((_path, index) => `/${first + index}`),
        options.seconds,
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
