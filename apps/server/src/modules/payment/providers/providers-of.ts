import type { Ctx } from '../../../infra/context.ts'
import type { PaymentProvider } from '../domain/provider.ts'
import type { PaymentProviders } from '../ports.ts'

/** The registry of providers: one per method; a method without one is listed and refused. */
export function providersOf(providers: readonly PaymentProvider<Ctx>[]): PaymentProviders {
  const byMethod = new Map(providers.map(provider => [provider.method, provider]))
  if (byMethod.size < providers.length) throw new Error('two providers of one method')
  return { of: method => byMethod.get(method) }
}
