import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { namespacesSource } from './namespaces-source.ts'
import { messagesFolder, readMessages } from './server.ts'
import type { TextKey } from './text-key.ts'

describe('namespaces.ts', () => {
  it('lists every message file; if not, run the script "namespaces" of this package', () => {
    const names = [...readMessages(messagesFolder, 'zh-cn').keys()]
    expect(readFileSync(new URL('./namespaces.ts', import.meta.url), 'utf8')).toBe(namespacesSource(names))
  })

  it('supports a module name with a hyphen', () => {
    expect(namespacesSource(['order', 'after-sale'])).toContain(
      "import type afterSale from '../messages/zh-cn/after-sale.json'",
    )
    expect(namespacesSource(['after-sale'])).toContain("readonly 'after-sale': typeof afterSale")
  })

  it('generates keys that compile, including plurals without their form, and no others', () => {
    expectTypeOf<'error.too_many' | 'status.order.cancel' | 'form.wrong_count'>().toExtend<TextKey>()
    expectTypeOf<'error.nothing'>().not.toExtend<TextKey>()
    expectTypeOf<'nowhere.too_many'>().not.toExtend<TextKey>()
    expectTypeOf<string>().not.toExtend<TextKey>()
  })
})
