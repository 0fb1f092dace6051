import type { Ctx } from '../../src/infra/context.ts'
import type { SearchEngine } from '../../src/modules/catalog/domain/search-engine.ts'
import { postgresEngine } from '../../src/modules/catalog/search-engines/postgres/postgres-engine.ts'
import type { TestApp } from './app.ts'

interface Case {
  readonly engine: SearchEngine<Ctx>
  /** Returns once the engine has indexed the current state of all goods. */
  readonly settle: (server: TestApp) => Promise<void>
}

/** Every engine that the contract tests try: add yours. */
export const ENGINES: readonly (readonly [string, Case])[] = [
  // Documents are in the rows of the goods, so there is nothing to wait for.
  ['postgres', { engine: postgresEngine, settle: async () => undefined }],
]
