import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(method: string, route: string, code: number, seconds: number): void
  readonly invariantBreaches: Gauge
  text(): Promise<string>
}

/** Prometheus figures of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'shiji_request_seconds',
    help: 'time of one call',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'shiji_answers_total',
    help: 'answers by business code',
    labelNames: ['method', 'route', 'code'],
    registers: [registry],
  })
  const invariantBreaches = new Gauge({
    name: 'shiji_invariant_breaches',
    help: 'rows that break an invariant, as of the last check',
    registers: [registry],
  })
  return {
    observe: (method, route, code, seconds) => {
      duration.observe({ method, route }, seconds)
      answers.inc({ method, route, code })
    },
    invariantBreaches,
    text: () => registry.metrics(),
  }
}
