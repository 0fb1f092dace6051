import pg from 'pg'

/** Tables whose rows one transaction locked: each statement's new ones, in the order of the statements. */
export type LockSteps = readonly (readonly string[])[]

const PROBE = `
  select distinct c.relname from pg_locks l join pg_class c on c.oid = l.relation
  where l.pid = pg_backend_pid() and c.relkind in ('r', 'p') and l.mode in ('RowShareLock', 'RowExclusiveLock')
    and c.relnamespace = 'public'::regnamespace`

type Query = (this: pg.Client, ...given: readonly unknown[]) => unknown

/** Replaces `query` of the driver's connections while work runs. */
async function withQuery<T>(make: (send: Query) => Query, work: () => Promise<T>): Promise<T> {
  const send: Query = Reflect.get(pg.Client.prototype, 'query')
  Reflect.set(pg.Client.prototype, 'query', make(send))
  try {
    return await work()
  } finally {
    Reflect.set(pg.Client.prototype, 'query', send)
  }
}

const wordOf = (query: unknown): string => {
  const text = typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'))
  return text.trim().split(/[\s;]/)[0]?.toLowerCase() ?? ''
}

/**
 * Runs work and checks after each statement of a transaction which tables it holds row locks on. Returns the
 * transactions that locked anything. It sees tables, not rows: that rows of one table are locked by id is for race
 * tests to show.
 */
export async function watchLocks(work: () => Promise<unknown>): Promise<LockSteps[]> {
  const seen: LockSteps[] = []
  const open = new WeakMap<object, { steps: string[][]; known: Set<string> }>()
  const watched = (send: Query): Query =>
    async function (...given) {
      const word = wordOf(given[0])
      const result = await Reflect.apply(send, this, given)
      if (word === 'begin') open.set(this, { steps: [], known: new Set() })
      const transaction = open.get(this)
      if (transaction === undefined) return result
      if (word === 'commit' || word === 'rollback') {
        open.delete(this)
        if (transaction.steps.length > 0) seen.push(transaction.steps)
        return result
      }
      const probe: unknown = await Reflect.apply(send, this, [PROBE])
      const rows: unknown = Reflect.get(Object(probe), 'rows')
      const fresh = (Array.isArray(rows) ? rows : [])
        .map(row => String(Reflect.get(Object(row), 'relname')))
        .filter(name => !transaction.known.has(name))
      for (const name of fresh) transaction.known.add(name)
      if (fresh.length > 0) transaction.steps.push(fresh.toSorted())
      return result
    }
  await withQuery(watched, work)
  return seen
}

/** Runs work and counts the SQLSTATEs of statements that failed meanwhile, from all senders, handled or not. */
export async function countErrors(work: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const states = new Map<string, number>()
  const counting = (send: Query): Query =>
    function (...given) {
      const answer = Reflect.apply(send, this, given)
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          const state = String(Reflect.get(Object(error), 'code'))
          states.set(state, (states.get(state) ?? 0) + 1)
        })
      return answer
    }
  await withQuery(counting, work)
  return states
}
