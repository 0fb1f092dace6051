import pg from 'pg'

/** A statement as the server sent it, ready to be sent again. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** A call as the server answered it, with the statements that it sent for it and how many rows each gave. */
export interface RecordedCall {
  readonly answer: unknown
  readonly statements: readonly (Statement & { readonly rows: number })[]
}

interface QueryLike {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

const isQuery = (value: unknown): value is QueryLike =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/**
 * Runs `work` and returns every statement that this process sends meanwhile, in order. With `commit: false` its
 * transactions are rolled back.
 */
export async function recordStatements(work: () => Promise<void>, { commit = true } = {}): Promise<Statement[]> {
  const seen: Statement[] = []
  const original = pg.Client.prototype.query
  const spy = function (this: pg.Client, ...call: unknown[]): unknown {
    const [first, second] = call
    if (typeof first === 'string') seen.push({ name: '', text: first, values: Array.isArray(second) ? second : [] })
    else if (isQuery(first))
      seen.push({
        name: first.name ?? '',
        text: first.text,
        values: first.values ?? (Array.isArray(second) ? second : []),
      })
    const isCommit =
      (typeof first === 'string' ? first : isQuery(first) ? first.text : '').trim().toLowerCase() === 'commit'
    return Reflect.apply(
      original,
      this,
      isCommit && !commit ? ['rollback', ...call.slice(1).filter(part => typeof part === 'function')] : call,
    )
  }
  Reflect.set(pg.Client.prototype, 'query', spy)
  try {
    await work()
  } finally {
    Reflect.set(pg.Client.prototype, 'query', original)
  }
  return seen
}
