import type { ListCalls } from '../records/list-call.ts'
import type { RecordNames } from '../records/record-names.ts'

/**
 * What lower modules need from upper ones, by name: `ctx.ports.storeNames.of(ctx, ids)`. A module declares its ports in
 * its `ports.ts` by adding to this interface; the upper module's `plugin.ts` implements them, and `src/modules.ts`
 * collects them. A port without an implementation does not compile.
 */
export interface Ports {
  /** The list calls of both back offices. */
  readonly listCalls: ListCalls
  /** Names of records by kind, of all modules. */
  readonly recordNames: RecordNames
}
