import type { Area } from '@shiji/contract/area.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { Clock } from '@shiji/kit/time/clock.ts'
import type { Config } from './config/config.ts'
import type { Db } from './database/database.ts'
import type { Ids } from './ids/ids.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { Log } from './log/log.ts'
import type { Ports } from './ports.ts'
import { PLATFORM_SCOPE, type ScopeOf } from './scope.ts'

/** Who acts. `system` is for timers, reactions and payment notices. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system' }
  | { readonly kind: 'buyer'; readonly id: number; readonly sessionId: number; readonly name: string }
  | {
      readonly kind: 'seller'
      readonly id: number
      readonly sessionId: number
      readonly name: string
      readonly storeId: number
      readonly isOwner: boolean
      readonly permissions: ReadonlySet<Permission>
    }
  | {
      readonly kind: 'admin'
      readonly id: number
      readonly sessionId: number
      readonly name: string
      readonly isSuper: boolean
      readonly permissions: ReadonlySet<Permission>
    }

export type BuyerActor = Extract<Actor, { kind: 'buyer' }>
export type SellerActor = Extract<Actor, { kind: 'seller' }>
export type AdminActor = Extract<Actor, { kind: 'admin' }>

/**
 * What every query and use case gets first. `db` is the pool, or the open transaction inside `transact`; `root` is
 * never a transaction: a few separate connections for what must survive a rollback (counters).
 */
export interface Ctx<A extends Actor = Actor> {
  readonly db: Db
  readonly root: Db
  readonly inTransaction: boolean
  readonly actor: A
  /** Whose rows the call may touch; follows from the actor. */
  readonly scope: ScopeOf<A>
  readonly area: Area | undefined
  readonly clock: Clock
  readonly ids: Ids
  readonly locale: Locale
  readonly log: Log
  readonly config: Config
  /** The secrets of the server; never in the database. */
  readonly keys: KeyRing
  /** What lower modules need from upper ones. */
  readonly ports: Ports
  readonly requestId: string
  readonly ip: string
  /**
   * Transactions that this call has committed so far: decides what its error message may claim when the next one is
   * cut.
   */
  readonly commits: { count: number }
}

/** What a process holds for its lifetime; a request or a job adds the rest. */
export type Runtime = Pick<Ctx, 'clock' | 'ids' | 'log' | 'config' | 'keys' | 'ports'> & {
  readonly db: Db
  /** Connections that transactions of `db` cannot use up; without them `db` serves. */
  readonly aside?: Db
}

/** Context of timers, reactions and seeds; every line of its log carries the id. */
export function systemContext(runtime: Runtime, requestId = 'system'): Ctx {
  return {
    db: runtime.db,
    root: runtime.aside ?? runtime.db,
    inTransaction: false,
    actor: { kind: 'system' },
    scope: PLATFORM_SCOPE,
    area: undefined,
    clock: runtime.clock,
    ids: runtime.ids,
    locale: 'zh-cn',
    log: runtime.log.child({ requestId }),
    config: runtime.config,
    keys: runtime.keys,
    ports: runtime.ports,
    requestId,
    ip: '',
    commits: { count: 0 },
  }
}
