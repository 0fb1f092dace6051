import type { ErrorId } from '@shiji/contract/errors.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Runtime } from '../context.ts'
import { type DatabaseFigures, databaseFigures, QUEUES } from './database-figures.ts'

export interface Metrics {
  observe(method: string, route: string, code: number, seconds: number): void
  /** Counts a refusal of the catalogue. */
  refused(error: ErrorId): void
  /** Everything in Prometheus' text format; figures of the database are read now, or left out while it is away. */
  text(): Promise<string>
}

/** Refusals that an operator sets an alert on; they are at 0 from the start, so that the first one is a rise. */
const WATCHED: readonly ErrorId[] = ['permission.denied', 'session.missing', 'stock.not_enough', 'request.too_many']

/** Prometheus figures: of this process, and from the database for the whole shop. */
export function createMetrics(runtime: Runtime): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const duration = new Histogram({
    name: 'shiji_request_seconds',
    help: 'time of one call',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers,
  })
  const answers = new Counter({
    name: 'shiji_answers_total',
    help: 'answers by business code',
    labelNames: ['method', 'route', 'code'],
    registers,
  })
  const refusals = new Counter({
    name: 'shiji_refusals_total',
    help: 'refusals by their reason: denied access is permission.denied, an oversell prevented is stock.not_enough',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of WATCHED) refusals.inc({ reason }, 0)
  const show = databaseGauges(registers)
  return {
    observe: (method, route, code, seconds) => {
      duration.observe({ method, route }, seconds)
      answers.inc({ method, route, code })
    },
    refused: reason => refusals.inc({ reason }),
    text: async () => {
      show(await databaseFigures(runtime).catch(() => undefined))
      return registry.metrics()
    },
  }
}

function databaseGauges(registers: Registry[]): (figures: DatabaseFigures | undefined) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const up = gauge('shiji_database_up', '1 while the database answers')
  const breaches = gauge('shiji_invariant_breaches', 'rows that break an invariant, as of the last check')
  const due = gauge('shiji_queue_due', 'rows whose time has come', ['queue'])
  const failing = gauge('shiji_queue_failing', 'rows that failed and wait for the next try', ['queue'])
  const lag = gauge('shiji_queue_wait_seconds', 'how long the oldest due row has been waiting', ['queue'])
  return figures => {
    up.set(figures === undefined ? 0 : 1)
    if (figures?.breaches === undefined) breaches.remove()
    else breaches.set(figures.breaches)
    for (const each of [due, failing, lag]) each.reset()
    if (figures === undefined) return
    for (const queue of QUEUES) {
      due.set({ queue }, figures.queues[queue].due)
      failing.set({ queue }, figures.queues[queue].failing)
      lag.set({ queue }, figures.queues[queue].lag)
    }
  }
}
