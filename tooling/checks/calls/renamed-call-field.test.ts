import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typedCopy } from '../../test/typed-copy.ts'

const SCHEMAS = 'packages/contract/src/cart/cart.ts'
const CALLS = 'packages/contract/src/cart/cart.buyer.calls.ts'
const SERVER = 'apps/server/src/modules/cart/http/cart.buyer.routes.ts'
const SCREEN = 'apps/shop/src/features/cart/use-quantities.ts'
const FILES = [SCHEMAS, CALLS, SERVER, SCREEN]
/** Declares the port that keeps files, which modules behind the routes use. */
const PORT = 'apps/server/src/infra/files/store.ts'

const copy = typedCopy()
beforeAll(() => copy.mirror(FILES.map(path => path.slice(0, path.lastIndexOf('/')))))
afterAll(() => copy.remove())

/** Where the compiler finds faults after these changes. */
const faultsAfter = (changes: Readonly<Record<string, (text: string) => string>>): string[] => {
  for (const path of FILES) copy.change(path, changes[path] ?? (text => text))
  const errors = copy.typeErrors([...FILES, PORT])
  return [...new Set([...errors.matchAll(/^\S*?((?:apps|packages)\/\S+?)\(/gm)].map(([, path]) => path ?? ''))]
}

describe('a single call that is declared', () => {
  it('compiles unchanged', () => expect(faultsAfter({})).toEqual([]), 120_000)

  it('does not compile on either side when a field that is sent is renamed', () => {
    const renamed = (text: string) =>
      text.replace('CartChange = Strict({ buy_num:', 'CartChange = Strict({ number_of_pieces:')
    expect(faultsAfter({ [SCHEMAS]: renamed })).toEqual(expect.arrayContaining([SERVER, SCREEN]))
  }, 120_000)

  it('does not compile on the server with another schema than its own', () => {
    const swapped = (text: string) => text.replace('body: CartChange,', 'body: CartInput,')
    expect(faultsAfter({ [SERVER]: swapped })).toEqual([SERVER])
  }, 120_000)

  it('does not compile when its path names another parameter than travels', () => {
    const renamed = (text: string) => text.replace("'/user/carts/:id'", "'/user/carts/:line'")
    expect(faultsAfter({ [CALLS]: renamed })).toContain(CALLS)
  }, 120_000)
})
