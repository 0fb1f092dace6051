import type { Permission } from '@shiji/contract/permissions.ts'
import type { MachineExtension } from '@shiji/kit/machine/machine.ts'
import type { Route } from '../http/routes/route.ts'
import type { RecordNames } from '../records/record-names.ts'
import type { AddressList } from './addresses.ts'
import type { FileUses } from './files/file-uses.ts'
import type { JobKinds } from './jobs/jobs.ts'
import type { Reactions } from './outbox/reactions.ts'

export interface Registries {
  readonly reactions: Reactions
  readonly jobs: JobKinds
}

/** A module as `app.ts` sees it: its routes, reactions and jobs. */
export interface ServerModule {
  readonly name: string
  readonly routes: readonly Route[]
  /** States and moves that it adds to the machines of modules below, by machine. */
  readonly machines?: {
    readonly order?: MachineExtension & { readonly permissions?: Readonly<Record<string, Permission>> }
  }
  /** How its records are named where only their ids are kept, by kind: the audit log. */
  readonly names?: RecordNames
  /** Its public pages, for search engines. */
  readonly addresses?: readonly AddressList[]
  /** Where its records use files of a store. */
  readonly fileUses?: FileUses
  readonly register?: (registries: Registries) => void
}
