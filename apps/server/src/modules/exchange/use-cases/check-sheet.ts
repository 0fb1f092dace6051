import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import type { Lease } from '../../../infra/jobs/jobs.ts'
import { onlyTried } from '../data/savepoint.ts'
import { partOf, type SheetJobRow } from '../data/sheet-job.queries.ts'
import { advance, insertPart, updatePart } from '../data/sheet-job.repo.ts'
import type { CellFault } from '../domain/sheet-row.ts'
import type { ImportRules } from './kinds/import-rules.ts'
import { loadRefs } from './kinds/load-refs.ts'
import { unitsOf } from './read-sheet-file.ts'
import { RunOver, renewing } from './run-ended.ts'

/** Units whose result is kept together. */
const KEEP_EVERY = 20
/** Faults of a piece, so that none is large. */
const PART_FAULTS = 200

interface Found {
  readonly end: number
  readonly wrongRows: number
  readonly fresh: number
  readonly faults: readonly CellFault[]
}

/**
 * Checks every row of a file: each unit is applied in a transaction that is rolled back, so that exactly the rules of
 * the import decide. Nothing but the findings is written.
 */
export async function checkFile(
  ctx: Ctx<SellerActor>,
  begun: SheetJobRow,
  rules: ImportRules,
  lease: Lease,
): Promise<void> {
  const renew = renewing(lease)
  const refs = await loadRefs(ctx, ctx.locale)
  let job = begun
  let found: Found[] = []
  const flush = async () => {
    job = await keepFound(ctx, job, found)
    found = []
  }
  for await (const unit of unitsOf(ctx, rules, { source: job.source ?? '', done: job.done })) {
    await renew()
    const pending = job.fresh + found.reduce((sum, each) => sum + each.fresh, 0)
    const result = await onlyTried(ctx, tx => rules.apply(tx, unit, { refs, name: job.name, pending }))
    found.push({ end: unit.end, wrongRows: result.wrongRows, fresh: result.fresh, faults: result.faults })
    if (found.length === KEEP_EVERY) await flush()
  }
  await flush()
  if ((await advance(ctx, job, {}, { state: 'checked' })) === undefined) throw new RunOver()
}

async function keepFound(ctx: Ctx<SellerActor>, job: SheetJobRow, found: readonly Found[]): Promise<SheetJobRow> {
  const last = found.at(-1)
  if (last === undefined) return job
  const sum = (name: 'wrongRows' | 'fresh') => found.reduce((all, each) => all + each[name], 0)
  return transact(ctx, async tx => {
    const faults = found.flatMap(each => each.faults)
    const step = { wrongRows: sum('wrongRows'), fresh: sum('fresh'), ...(await keepFaults(tx, job, faults)) }
    const moved = await advance(tx, job, step, { done: last.end })
    if (moved === undefined) throw new RunOver()
    return moved
  })
}

/** Writes faults after those that the job has, so that each piece but the last is full; returns how many of both are new. */
export async function keepFaults(
  tx: Ctx,
  job: Pick<SheetJobRow, 'id' | 'faults' | 'faultParts'>,
  faults: readonly CellFault[],
): Promise<{ readonly faults: number; readonly faultParts: number }> {
  const room = job.faultParts * PART_FAULTS - job.faults
  const begun = faults.slice(0, room)
  if (begun.length > 0) {
    const there: CellFault[] = JSON.parse((await partOf(tx, job.id, 'fault', job.faultParts)) ?? '[]')
    await updatePart(tx, job.id, 'fault', job.faultParts, JSON.stringify([...there, ...begun]))
  }
  let parts = 0
  for (let at = begun.length; at < faults.length; at += PART_FAULTS) {
    parts += 1
    await insertPart(tx, job.id, 'fault', job.faultParts + parts, JSON.stringify(faults.slice(at, at + PART_FAULTS)))
  }
  return { faults: faults.length, faultParts: parts }
}
