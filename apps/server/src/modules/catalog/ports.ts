import type { Ctx } from '../../infra/context.ts'
import type { SearchEngine } from './domain/search-engine.ts'

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly searchEngine: SearchEngine<Ctx>
  }
}
