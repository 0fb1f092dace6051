import autocannon from 'autocannon'

export interface LoadResult {
  /** Answers a second. */
  readonly rate: number
  readonly p50: number
  readonly p95: number
  readonly errors: number
}

/** Asks the addresses in turn over `connections` kept-alive connections for `seconds`. */
export async function load(
  origin: string,
  paths: readonly string[],
  seconds: number,
  connections = 16,
): Promise<LoadResult> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: paths.map(path => ({ method: 'GET', path })),
  })
  return {
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}
