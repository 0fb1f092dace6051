import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Costs, measureUnit } from '../load/costs.ts'
import { HttpClient } from '../load/http-client.ts'
import { median } from '../load/median.ts'
import { rowsOf } from '../load/read-answer.ts'
import { type Asked, askingInTurn } from '../load/same-bytes.ts'
import { WrongAnswer } from '../load/wrong-answer.ts'
import { startChild } from '../stage/child.ts'
import { freePort } from '../stage/free-port.ts'
import { Probe } from '../stage/probe.ts'
import type { RecordedCall } from '../stage/recording/record.ts'
import { recordCall } from '../stage/recording/record-call.ts'
import { startServer } from '../stage/server.ts'
import type { World } from '../stage/stage.ts'
import type { BenchCase } from './bench-case.ts'
import { readPaths } from './read-paths.ts'

const LANES = 16
const WARM_UP = { seconds: 3 }

/** Lists, product pages and searches against a bare route that sends the same statements and an answer of the same content. */
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

/** One of the two servers that are compared. */
interface Side {
  readonly origin: string
  readonly probe: Probe
  readonly client: HttpClient
}

async function measure({ cluster, shop }: World, folder: string, rounds: number, seconds: number): Promise<void> {
  const groups = await readPaths(shop.runtime)
  const recorded: RecordedCall[] = []
  for (const { path, mayBeEmpty } of groups.flatMap(({ paths, mayBeEmpty }) =>
    paths.map(path => ({ path, mayBeEmpty })),
  )) {
    const call = await recordCall(shop, cluster.pool, `/api${path}`)
    const data: unknown = Reflect.get(Object(call.answer), 'data')
    if (rowsOf(data) === 0 && mayBeEmpty !== true)
      throw new WrongAnswer(`GET /api${path}`, 200, JSON.stringify(call.answer), 'no rows')
    recorded.push(call)
  }
  const file = join(folder, 'calls.json')
  writeFileSync(file, JSON.stringify(recorded))
  const server = await startServer(cluster.url)
  const barePort = await freePort()
  const bareOrigin = `http://127.0.0.1:${barePort}`
  const bare = await startChild(
    join(import.meta.dirname, '../stage/bare-server.ts'),
    { DATABASE_URL: cluster.url, BENCH_CALLS: file, PORT: String(barePort) },
    `${bareOrigin}/healthz`,
  )
  const sides = [
    await sideOf(server.origin, cluster.url, server.pid),
    await sideOf(bareOrigin, cluster.url, bare.pid),
  ] as const
  try {
    console.log(HEAD)
    let first = 0
    for (const { name, paths } of groups) {
      const bytes = (at: number): number => Buffer.byteLength(JSON.stringify(recorded[at]?.answer))
      const from = first
      const own = paths.map((path, at) => ({ path: `/api${path}`, bytes: bytes(from + at) }))
      const other = paths.map((_path, at) => ({ path: `/${from + at}`, bytes: bytes(from + at) }))
      await compare(name, sides, [own, other], rounds, seconds)
      first += paths.length
    }
  } finally {
    for (const { probe, client } of sides) {
      client.close()
      await probe.close()
    }
    await server.stop()
    await bare.stop()
  }
}

const sideOf = async (origin: string, databaseUrl: string, pid: number): Promise<Side> => ({
  origin,
  probe: await Probe.open(databaseUrl, pid),
  client: new HttpClient(origin),
})

const HEAD = [
  '\nreads: both sides warm, from 4,000 addresses, answers of the same bytes; ratio is server to bare, more is better',
  'server | bare Fastify: per s (p50/p95 ms), processor ms of process + PostgreSQL, statements',
].join('\n')

/** Both sides in turn in each round; the ratio is the median of the rounds' ratios. */
async function compare(
  name: string,
  sides: readonly [Side, Side],
  asked: readonly [readonly Asked[], readonly Asked[]],
  rounds: number,
  seconds: number,
): Promise<void> {
  const taken: [Costs[], Costs[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const at of [0, 1] as const) {
      const { client, probe } = sides[at]
      const how = { lanes: LANES, warmUp: round === 0 ? WARM_UP : { units: LANES }, length: { seconds }, rounds: 1 }
      taken[at].push(await measureUnit(probe, askingInTurn(client, asked[at]), how))
    }
  }
  const work = (costs: Costs | undefined): number => (costs === undefined ? Number.NaN : costs.server + costs.database)
  const ratios = taken[0].map(({ rate }, round) => rate / (taken[1][round]?.rate ?? Number.NaN))
  const byWork = taken[0].map((costs, round) => work(taken[1][round]) / work(costs))
  const show = (costs: readonly Costs[]): string => {
    const of = (read: (each: Costs) => number, digits: number): string => median(costs.map(read)).toFixed(digits)
    const times = `${of(each => each.p50, 0)}/${of(each => each.p95, 0)}`
    const work = `${of(each => each.server, 2)} + ${of(each => each.database, 2)} ms`
    return `${of(each => each.rate, 0)}/s (${times}) ${work}, ${of(each => each.statements, 1)} st.`
  }
  const shown = `${median(ratios).toFixed(2)} by clock, ${median(byWork).toFixed(2)} by processor`
  console.log(name.padEnd(26), show(taken[0]).padEnd(46), '|', show(taken[1]).padEnd(46), shown)
}
