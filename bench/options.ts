import { parseArgs } from 'node:util'

/** Options of the command line. World sizes that are not given are the case's own. */
export interface BenchOptions {
  readonly goods: number | undefined
  readonly orders: number | undefined
  /** All stores of the world; absent: those of the demo. */
  readonly stores: number | undefined
  readonly seconds: number
  readonly rounds: number
  readonly placed: number
  /** Buyers of a checkout: each may place ten orders a minute. */
  readonly buyers: number
  /** Calls of each list in a staff day. */
  readonly calls: number
  /** How many times as big the second world of a journey is; absent: there is none. */
  readonly grow: number | undefined
  /** The same for its orders alone. */
  readonly growOrders: number | undefined
}

export interface BenchCommand {
  /** Names of the wanted cases; none means all. */
  readonly cases: readonly string[]
  readonly options: BenchOptions
}

/** Reads the command line. An invalid number is refused by name. */
export function readCommand(args: readonly string[]): BenchCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      goods: { type: 'string' },
      orders: { type: 'string' },
      stores: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      placed: { type: 'string', default: '400' },
      buyers: { type: 'string', default: '600' },
      calls: { type: 'string', default: '48' },
      grow: { type: 'string' },
      'grow-orders': { type: 'string' },
    },
  })
  return {
    cases: positionals,
    options: {
      goods: wholeIf('goods', values.goods),
      orders: wholeIf('orders', values.orders),
      stores: wholeIf('stores', values.stores),
      seconds: whole('seconds', values.seconds),
      rounds: whole('rounds', values.rounds),
      placed: whole('placed', values.placed),
      buyers: whole('buyers', values.buyers),
      calls: whole('calls', values.calls),
      grow: wholeIf('grow', values.grow),
      growOrders: wholeIf('grow-orders', values['grow-orders']),
    },
  }
}

const wholeIf = (name: string, value: string | undefined): number | undefined =>
  value === undefined ? undefined : whole(name, value)

function whole(name: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw new Error(`--${name} is "${value}"; it must be a whole number from 1 up`)
}
