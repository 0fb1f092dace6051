import type { Route } from '../http/route.ts'
import type { JobKinds } from './jobs/jobs.ts'
import type { Reactions } from './outbox/reactions.ts'

export interface Registries {
  readonly reactions: Reactions
  readonly jobs: JobKinds
}

/** A module as `app.ts` sees it: its routes and what it hears and runs. */
export interface ServerModule {
  readonly name: string
  readonly routes: readonly Route[]
  readonly register?: (registries: Registries) => void
}
